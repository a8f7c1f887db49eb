import type { FaceView } from './head-frame.js'
import type { Point } from './landmarks.js'
import { sides } from './mesh-measures.js'

/** An iris in the face's coordinates. */
export interface Iris extends Point {
  readonly radius: number
}

/** Directions to one side of the iris, ±25° around the horizontal: lids cover what is above and below. */
const fan = [-25, -12.5, 0, 12.5, 25].map((degrees) => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
}))

/** Where white and iris are looked at, outside and inside the circle, in face widths. */
const outside = [0.006, 0.016]
const inside = [-0.006, -0.014]

/** How much a place counts less for lying off the mesh's, whose heights are the surer, per squared face width. */
const pull = 60

/** A direction shows an edge, or it does not: more contrast, as of a pupil's, counts little more. */
const clear = 0.6
const beyond = 0.2

/** How much brighter it is just outside the circle than just inside, on its left or right. */
const contrastOn = (side: -1 | 1, { lightAt }: FaceView, { x, y, radius }: Iris): number => {
  let sum = 0
  for (const direction of fan) {
    const at = (offset: number) =>
      lightAt(x + side * (radius + offset) * direction.x, y + (radius + offset) * direction.y)
    let contrast = 0
    for (const offset of outside) contrast += at(offset) / outside.length
    for (const offset of inside) contrast -= at(offset) / inside.length
    sum += Math.min(clear, contrast) + beyond * Math.max(0, contrast - clear)
  }
  return sum / fan.length
}

/** No side of a circle shows more, not even white beside black, whose logarithms are 3.3 apart. */
const mostContrast = clear + beyond * 3

/** Daugman's operator (1993) on both sides: an iris has white on its left and on its right. */
const edgeOf = (left: number, right: number): number =>
  Math.min(left, right) + 0.25 * Math.max(left, right)

const steps = (from: number, to: number, count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

interface Grid {
  readonly x: ReadonlyArray<number>
  readonly y: ReadonlyArray<number>
  readonly radius: ReadonlyArray<number>
}

const strongest = (view: FaceView, mesh: Point, around: Iris, grid: Grid): Iris => {
  let best = around
  let bestScore = -Infinity
  for (const dr of grid.radius)
    for (const dx of grid.x)
      for (const dy of grid.y) {
        const iris = { x: around.x + dx, y: around.y + dy, radius: around.radius + dr }
        const off = (iris.x - mesh.x) ** 2 + 8 * (iris.y - mesh.y) ** 2
        const left = contrastOn(-1, view, iris)
        // Beside a left edge too faint for any right one the right one is not looked at: a third of the time.
        if (edgeOf(left, mostContrast) - pull * off <= bestScore) continue
        const score = edgeOf(left, contrastOn(1, view, iris)) - pull * off
        if (score > bestScore) {
          bestScore = score
          best = iris
        }
      }
  return best
}

/** An iris measures 11.7 mm across in everybody, some 0.085 of a face's width. */
const usualRadius = 0.043

/**
 * The iris near a landmark of the mesh, whose own eyes stand up to 0.06 face widths too close
 * together: a coarse search, then a fine one.
 */
export const irisNear = (view: FaceView, landmark: Point): Iris => {
  const start = { ...landmark, radius: usualRadius }
  const coarse = strongest(view, landmark, start, {
    x: steps(-0.07, 0.07, 15),
    y: steps(-0.024, 0.024, 5),
    radius: steps(-0.004, 0.004, 3),
  })
  return strongest(view, landmark, coarse, {
    x: steps(-0.0075, 0.0075, 7),
    y: steps(-0.008, 0.008, 5),
    radius: steps(-0.002, 0.002, 3),
  })
}

/** Both irises, the one on the left of the picture first. */
export const irisesIn = (view: FaceView): ReadonlyArray<Iris> =>
  sides.map(({ iris }) => irisNear(view, view.landmark(iris)))
