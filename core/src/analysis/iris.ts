import type { FaceView } from './head-frame.js'
import type { Point } from './landmarks.js'
import { lightness } from './sampler.js'

/** An iris in the face's coordinates. */
export interface Iris extends Point {
  readonly radius: number
}

/** Both sides of the iris, ±40° around the horizontal: lids cover what is above and below. */
const sides = [-40, -30, -20, -10, 0, 10, 20, 30, 40].flatMap((degrees) => {
  const angle = (degrees * Math.PI) / 180
  return [
    { x: Math.cos(angle), y: Math.sin(angle) },
    { x: -Math.cos(angle), y: Math.sin(angle) },
  ]
})

/** Half the distance between the two circles that are compared, in face widths. */
const apart = 0.006

/** Bright enough to be the white of the eye; brighter is a glint. Natural logarithm of a byte. */
const brightest = 5.6

/** How much a place counts less for lying off the mesh's, per squared face width. */
const pull = 9

/** How much brighter it is just outside a circle than just inside (Daugman's operator, 1993). */
const edgeAround = ({ colourAt }: FaceView, { x, y, radius }: Iris): number => {
  let sum = 0
  for (const side of sides) {
    const at = (distance: number) =>
      Math.min(brightest, lightness(colourAt(x + distance * side.x, y + distance * side.y)))
    sum += at(radius + apart) - at(radius - apart)
  }
  return sum / sides.length
}

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
        const off = (iris.x - mesh.x) ** 2 + 2 * (iris.y - mesh.y) ** 2
        const score = edgeAround(view, iris) - pull * off
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
    x: steps(-0.07, 0.07, 11),
    y: steps(-0.024, 0.024, 5),
    radius: steps(-0.006, 0.009, 4),
  })
  return strongest(view, landmark, coarse, {
    x: steps(-0.0105, 0.0105, 7),
    y: steps(-0.0105, 0.0105, 5),
    radius: steps(-0.003, 0.003, 3),
  })
}
