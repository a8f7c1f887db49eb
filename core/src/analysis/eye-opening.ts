import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { bestPath, peakNear } from './best-path.js'
import type { FaceView } from './head-frame.js'
import type { Iris } from './iris.js'
import type { LogColour } from './sampler.js'
import { colourDistance, lightness, medianColour, middle } from './sampler.js'

/** All lengths in face widths; columns across the eye, cells down each column, around the iris. */
const halfWidth = 0.063
const columns = 25
const cell = 0.0022
const top = -0.083
const cells = 76

/** Cells over which two colours are compared, above and below an edge. */
const apart = 4

/** Penalty for leaving the mesh's lids, per squared face width. */
const pull = 140
const stiffness = 0.01

/** As unlike skin as anything need be: what is darker inside the eye, such as the pupil, is no edge. */
const unlike = 0.4

/** How a lid bows: 1 at the eye's middle, 0 at its corners. */
const lens = (x: number): number => 1 - (x / 0.1) ** 2

const columnAt = (i: number): number => halfWidth * ((2 * i) / (columns - 1) - 1)
const edgeAt = (i: number): number => top + (i + 0.5) * cell

/** Skin below the eye, where no lash and no brow is. */
const skinBelow = ({ colourAt }: FaceView, iris: Iris): LogColour =>
  medianColour(
    [-0.063, -0.042, -0.021, 0, 0.021, 0.042, 0.063].flatMap((x) =>
      [0.07, 0.085, 0.1].map((y) => colourAt(iris.x + x, iris.y + y)),
    ),
  )

const meanOf = (numbers: ReadonlyArray<number>, from: number, to: number): number => {
  let sum = 0
  for (let i = from; i < to; i++) sum += numbers[i] ?? 0
  return sum / (to - from)
}

/** For each edge of a column how much the number is larger below it than above. */
const rises = (numbers: ReadonlyArray<number>): ReadonlyArray<number> =>
  numbers.map((_, i) =>
    i < apart || i + apart >= numbers.length
      ? 0
      : meanOf(numbers, i + 1, i + apart + 1) - meanOf(numbers, i - apart + 1, i + 1),
  )

/** The line along which the score is largest, near a lid of the mesh. */
const lidLine = (
  scores: ReadonlyArray<ReadonlyArray<number>>,
  meshLid: number,
): ReadonlyArray<number> => {
  const table = scores.map((column, k) =>
    column.map((score, i) => {
      const off = edgeAt(i) - meshLid * lens(columnAt(k))
      return score - pull * off ** 2
    }),
  )
  return bestPath(table, stiffness).map((i, k) => edgeAt(peakNear(table[k] ?? [], i)))
}

/**
 * How thick the upper lashes are: from their outer edge to the white below them, where there is white.
 * Make-up is no narrower eye.
 */
const lashThickness = (
  lights: ReadonlyArray<ReadonlyArray<number>>,
  upper: ReadonlyArray<number>,
  lower: ReadonlyArray<number>,
  iris: Iris,
): number => {
  const found: Array<number> = []
  lights.forEach((column, k) => {
    if (Math.abs(columnAt(k)) < 1.15 * iris.radius) return
    const from = upper[k] ?? 0
    const to = from + 0.5 * ((lower[k] ?? 0) - from)
    let best = clearEdge
    let at = NaN
    rises(column).forEach((rise, i) => {
      if (edgeAt(i) < from + 0.004 || edgeAt(i) > to || rise <= best) return
      best = rise
      at = edgeAt(i)
    })
    if (!Number.isNaN(at)) found.push(at - from)
  })
  return found.length === 0 ? usualLashes : middle(found)
}

/** A tenth brighter: less is no edge of lashes. */
const clearEdge = 0.1
const usualLashes = 0.012

/**
 * Blurred, lashes look thicker than they are, and thicker in a small photo than in a large one: half of
 * them keeps an answer the steadiest (drawn portraits of seed 1).
 */
const lashShare = 0.5

/**
 * How far an eye is open, between lashes and lower lid, in face widths: the mean over the columns of
 * an eye that is two iris widths wide. Each lid is the smooth line where skin ends and eye begins.
 *
 * @param meshLids heights of the mesh's upper and lower lid, in the face's coordinates
 */
export const eyeOpening = (
  view: FaceView,
  iris: Iris,
  meshLids: readonly [upper: number, lower: number],
): number => {
  const skin = skinBelow(view, iris)
  const colours = Array.from({ length: columns }, (_, k) =>
    RA.makeBy(cells, (i) => view.colourAt(iris.x + columnAt(k), iris.y + top + i * cell)),
  )
  const unlikeSkin = colours.map((column) =>
    column.map((colour) => Math.min(unlike, colourDistance(colour, skin))),
  )
  const into = unlikeSkin.map(rises)
  const outOf = into.map((column) => column.map((rise) => -rise))
  const upper = lidLine(into, meshLids[0] - iris.y)
  const lower = lidLine(outOf, meshLids[1] - iris.y)
  const lights = colours.map((column) => column.map(lightness))
  const heights = upper.map((from, k) => (lower[k] ?? 0) - from)
  return meanOf(heights, 0, columns) - lashShare * lashThickness(lights, upper, lower, iris)
}
