import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { bestPath } from './best-path.js'
import type { FaceView } from './head-frame.js'
import type { Iris } from './iris.js'
import { ascending } from './sampler.js'

/** All lengths in face widths. Columns from the nose outwards, relative to the iris. */
const innermost = -0.12
const columnStep = 0.01
const columns = 26

/** Cells upwards from just above the lids. */
const lowest = 0.06
const cell = 0.004
const cells = 50

/** Half the height of the band, in cells, that is summed. */
const half = 4

/** Darkness of skin's own shading, and the most a single cell counts: natural logarithms. */
const shading = 0.08
const most = 0.4

const stiffness = 0.02

/** How much darker than the forehead each cell of a column is. */
const darknessOf = ({ lightAt }: FaceView, iris: Iris, x: number): ReadonlyArray<number> => {
  const lights = RA.makeBy(cells, (i) => {
    const y = iris.y - lowest - i * cell
    return (lightAt(x - 0.003, y) + lightAt(x, y) + lightAt(x + 0.003, y)) / 3
  })
  const skin = ascending(lights)[Math.floor(cells * 0.7)] ?? 0
  return lights.map((light) => Math.min(most, Math.max(0, skin - light - shading)))
}

/** For each cell the darkness of the band around it, less a little for being far from where brows are. */
const bandScores = (darkness: ReadonlyArray<number>): ReadonlyArray<number> =>
  darkness.map((_, i) => {
    let sum = 0
    for (let j = Math.max(0, i - half); j <= Math.min(cells - 1, i + half); j++)
      sum += darkness[j] ?? 0
    return sum / (2 * half + 1) - 0.06 * ((i - 0.35 * cells) / (0.4 * cells)) ** 2
  })

/**
 * Height over the iris of the band's upper edge, where it is half as dark as inside; NaN where there is
 * no band. Below it may be the rim of glasses.
 */
const upperEdgeOf = (darkness: ReadonlyArray<number>, around: number): number => {
  const inside = Math.max(...darkness.slice(Math.max(0, around - half), around + half + 1))
  if (inside < faintest) return NaN
  let edge = around
  while ((darkness[edge] ?? 0) < inside / 2 && edge > 0) edge--
  while ((darkness[edge + 1] ?? 0) >= inside / 2) edge++
  const here = darkness[edge] ?? 0
  const next = darkness[edge + 1] ?? 0
  return lowest + (edge + (here - inside / 2) / Math.max(0.001, here - next)) * cell
}

/** Natural logarithm: a brow is darker than skin by a tenth at least. */
const faintest = 0.1

/** The mean height of the columns between two places that show a brow. */
const meanHeight = (heights: ReadonlyArray<number>, from: number, to: number): number => {
  const seen = heights.filter((height, k) => {
    const x = innermost + k * columnStep
    return x > from - 0.001 && x < to + 0.001 && !Number.isNaN(height)
  })
  return seen.reduce((sum, height) => sum + height, 0) / seen.length
}

/**
 * How far a brow's middle stands above the mean of its two ends, in face widths: the dark band over
 * the eye is followed from the nose outwards. NaN where an end or the middle is not to be seen.
 */
export const browArch = (view: FaceView, iris: Iris): number => {
  const outwards = iris.x < 0 ? -1 : 1
  const darkness = Array.from({ length: columns }, (_, k) =>
    darknessOf(view, iris, iris.x + outwards * (innermost + k * columnStep)),
  )
  const path = bestPath(darkness.map(bandScores), stiffness)
  const heights = path.map((cell, k) => upperEdgeOf(darkness[k] ?? [], cell))
  return (
    meanHeight(heights, 0, 0.06) -
    (meanHeight(heights, -0.12, -0.09) + meanHeight(heights, 0.1, 0.13)) / 2
  )
}
