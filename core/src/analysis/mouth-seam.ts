import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { bestPath } from './best-path.js'
import type { FaceView } from './head-frame.js'
import type { Point } from './landmarks.js'
import { middle } from './sampler.js'

/** Columns across 1.6 times the mesh's mouth; cells down each column, in face widths. */
const columns = 97
const reach = 1.6
const cell = 0.003
const cells = 27

/** The seam is compared with what lies this many cells above and below it. */
const near = 3
const far = 5

/** A seam ends where it is this share as dark as in the mouth's middle. */
const corner = 0.4

/** Less dark than this in the middle, in logarithms after `corner`, there is no seam. */
const faintest = 0.012

/** The most that darkness counts in following the seam, and the pull to the mesh's own line. */
const most = 0.5
const pull = 0.0006
const stiffness = 0.01

interface Mouth {
  readonly centre: Point
  readonly half: number
  /** Rise of the line through its corners. */
  readonly slope: number
}

const mouthOf = ({ landmark }: FaceView): Mouth => {
  const left = landmark(61)
  const right = landmark(291)
  return {
    centre: { x: (left.x + right.x) / 2, y: (landmark(13).y + landmark(14).y) / 2 },
    half: (right.x - left.x) / 2,
    slope: (right.y - left.y) / (right.x - left.x),
  }
}

const meanOf = (numbers: ReadonlyArray<number>, from: number, to: number): number => {
  let sum = 0
  for (let i = from; i <= to; i++) sum += numbers[i] ?? 0
  return sum / (to - from + 1)
}

/** For each cell of a column how much darker it is than the lips above and below it. */
const darknessOf = (view: FaceView, { centre, slope }: Mouth, x: number): ReadonlyArray<number> => {
  const top = centre.y + slope * x - ((cells >> 1) + far) * cell
  const lights = RA.makeBy(cells + 2 * far, (i) => view.lightAt(centre.x + x, top + i * cell))
  return RA.makeBy(cells, (k) => {
    const at = k + far
    const lips = (meanOf(lights, at - far, at - near) + meanOf(lights, at + near, at + far)) / 2
    return lips - meanOf(lights, at - 1, at + 1)
  })
}

/** From the middle outwards, where the seam becomes lighter than a bound; NaN where it never does. */
const endOf = (darkness: ReadonlyArray<number>, bound: number, step: 1 | -1): number => {
  for (let i = columns >> 1; i > 0 && i < columns - 1; i += step) {
    const here = darkness[i] ?? 0
    const next = darkness[i + step] ?? 0
    if (here >= bound && next < bound) return i + (step * (here - bound)) / (here - next)
  }
  return NaN
}

/**
 * The width of the mouth in face widths: how far the dark line between the lips goes. It is there on
 * bare lips, under lipstick and in a beard, where colours are not. NaN where it has no end.
 */
export const mouthSeam = (view: FaceView): number => {
  const mouth = mouthOf(view)
  const width = reach * mouth.half
  const table = Array.from({ length: columns }, (_, i) =>
    darknessOf(view, mouth, width * ((2 * i) / (columns - 1) - 1)),
  )
  const path = bestPath(
    table.map((column) =>
      column.map((dark, i) => Math.min(most, dark) - pull * (i - (cells >> 1)) ** 2),
    ),
    stiffness,
  )
  const along = path.map((cell, i) => table[i]?.[cell] ?? 0)
  const smooth = along.map((_, i) =>
    meanOf(along, Math.max(0, i - 2), Math.min(columns - 1, i + 2)),
  )
  const bound = corner * middle(smooth.slice(36, 61))
  if (bound < faintest) return NaN
  return ((endOf(smooth, bound, 1) - endOf(smooth, bound, -1)) * 2 * width) / (columns - 1)
}
