import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { FaceView } from './head-frame.js'
import type { Point } from './landmarks.js'
import type { LogColour } from './sampler.js'
import { colourDistance } from './sampler.js'
import { bestPath } from './best-path.js'
import { mesh, outline as meshOutline } from './mesh.js'

/** Search range along a ray, relative to the mesh's outline. */
const reach = { from: 0.6, to: 1.45, cells: 64 } as const

/** Half the distance, in cells, between compared colours. */
const apart = 2

/** Penalty for deviating from the expected edge. The edge of the skin is about 4 % outside the mesh's outline. */
const expected = { at: 1.04, spread: 0.25, weight: 0.3 } as const

/** A colour change of at least this is a full edge; the change between chin and neck can be this small. */
const clearEdge = 0.12

/** Reduces the score of an edge that is farther out than another one, such as the edge of the neck. */
const firstEdge = 0.5

/** Edges at less than this distance from the mouth, relative to that of the mesh's outline, belong to a beard. */
const beardless = 0.8

/** Distance of a cell from the mouth, relative to that of the mesh's outline. */
export const shareAt = (cell: number): number =>
  reach.from + ((reach.to - reach.from) * cell) / (reach.cells - 1)

/** A ray from the mouth. */
export interface Ray {
  readonly x: number
  readonly y: number
  /** Distance of the mesh's outline along the ray, in face widths. */
  readonly outline: number
}

/** Prefix sums of the colours along a ray: the mean of any range is then a single subtraction and division. */
interface ColourSums {
  readonly red: Float64Array
  readonly green: Float64Array
  readonly blue: Float64Array
}

/** Cells read on a ray, including the margins for comparisons. */
const read = reach.cells + 2 * apart + 2

/** Each colour is the mean of three points across the ray, a fiftieth of a face width apart. */
const acrossRay = [-0.02, 0, 0.02]

const coloursAlong = ({ colourAt }: FaceView, origin: Point, ray: Ray): ColourSums => {
  const red = new Float64Array(read + 1)
  const green = new Float64Array(read + 1)
  const blue = new Float64Array(read + 1)
  for (let i = 0; i < read; i++) {
    const distance = ray.outline * shareAt(i - apart - 1)
    const mean = { red: 0, green: 0, blue: 0 }
    for (const side of acrossRay) {
      const colour = colourAt(
        origin.x + ray.x * distance - ray.y * side,
        origin.y + ray.y * distance + ray.x * side,
      )
      mean.red += colour.red / 3
      mean.green += colour.green / 3
      mean.blue += colour.blue / 3
    }
    red[i + 1] = mean.red + (red[i] ?? 0)
    green[i + 1] = mean.green + (green[i] ?? 0)
    blue[i + 1] = mean.blue + (blue[i] ?? 0)
  }
  return { red, green, blue }
}

const meanOver = ({ red, green, blue }: ColourSums, from: number, to: number): LogColour => {
  const mean = (sums: Float64Array) => ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  return { red: mean(red), green: mean(green), blue: mean(blue) }
}

/** Colour change at each cell of a ray. */
export const changesAlong = (view: FaceView, origin: Point, ray: Ray): ReadonlyArray<number> => {
  const sums = coloursAlong(view, origin, ray)
  return RA.makeBy(reach.cells, (cell) =>
    colourDistance(
      meanOver(sums, cell, cell + apart + 1),
      meanOver(sums, cell + apart + 1, cell + 2 * apart + 2),
    ),
  )
}

/** Edge score of each cell: high for a clear edge that is the first one on its ray and close to the mesh's outline. */
export const edgeScores = (changes: ReadonlyArray<number>): ReadonlyArray<number> => {
  const clear = changes.map((change) => Math.min(1, change / clearEdge))
  let crossed = 0
  return clear.map((edge, cell) => {
    const before = cell - 2 * apart - 1
    if (shareAt(before) > beardless) crossed = Math.max(crossed, clear[before] ?? 0)
    const off = (shareAt(cell) - expected.at) / expected.spread
    return edge - firstEdge * crossed - expected.weight * off ** 2
  })
}

/** Centroid of the colour change around a cell, since a blurred edge covers several cells. */
const centreAround = (changes: ReadonlyArray<number>, cell: number): number => {
  let weight = 0
  let moment = 0
  for (let i = cell - blurred; i <= cell + blurred; i++) {
    const change = (changes[i] ?? 0) ** 2
    weight += change
    moment += i * change
  }
  return weight > 0 ? moment / weight : cell
}

/** Refines an edge to a fraction of a cell; the second pass covers the whole edge. */
export const centreNear = (changes: ReadonlyArray<number>, cell: number): number =>
  centreAround(changes, Math.round(centreAround(changes, cell)))

/** Half the width of a blurred edge, in cells. */
const blurred = 4

/**
 * Number of rays from the mouth, and the angle that they cover: from slightly above the left corner of the mouth, down
 * and round to the right.
 */
const rays = 69
const fan = 1.5 * Math.PI

const stiffness = 0.08

/** Distance at which a ray crosses the mesh's outline. */
const outlineAlong = (
  outline: ReadonlyArray<Point>,
  origin: Point,
  x: number,
  y: number,
): number => {
  for (let i = 0; i + 1 < outline.length; i++) {
    const a = outline[i] ?? origin
    const b = outline[i + 1] ?? origin
    const sideA = x * (a.y - origin.y) - y * (a.x - origin.x)
    const sideB = x * (b.y - origin.y) - y * (b.x - origin.x)
    if (sideA <= 0 === sideB <= 0) continue
    const share = sideA / (sideA - sideB)
    const along =
      (a.x + (b.x - a.x) * share - origin.x) * x + (a.y + (b.y - a.y) * share - origin.y) * y
    if (along > 0) return along
  }
  return 1
}

/**
 * The edge of the face from ear to ear via the chin, left to right in the picture, in face widths: the smooth
 * curve near the mesh's outline along which colours change most. The mesh itself biases jaws towards the average.
 */
export const jawContour = (view: FaceView): ReadonlyArray<Point> => {
  const upperLip = view.landmark(mesh.upperLipInner)
  const lowerLip = view.landmark(mesh.lowerLipInner)
  const origin = { x: (upperLip.x + lowerLip.x) / 2, y: (upperLip.y + lowerLip.y) / 2 }
  const outline = meshOutline.map(view.landmark)
  const fans = Array.from({ length: rays }, (_, i): Ray => {
    const angle = (Math.PI + fan) / 2 - (fan * i) / (rays - 1)
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    return { x, y, outline: outlineAlong(outline, origin, x, y) }
  })
  const changes = fans.map((ray) => changesAlong(view, origin, ray))
  return bestPath(changes.map(edgeScores), stiffness).map((cell, i) => {
    const ray = fans[i] ?? { x: 0, y: 0, outline: 0 }
    const distance = ray.outline * shareAt(centreNear(changes[i] ?? [], cell))
    return { x: origin.x + ray.x * distance, y: origin.y + ray.y * distance }
  })
}
