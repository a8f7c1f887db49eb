import { upperMedian } from '../statistics/quantile.js'
import type { FaceView } from './head-frame.js'
import { logLight } from './sampler.js'

/**
 * Search area for the bridge of glasses: columns and rows between the eyes, in face widths from midway between the
 * irises.
 */
const columns = [-0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03]
const rows = { from: -0.07, to: 0.07, step: 0.00625 } as const

/** Distance from the frame to the skin above and below it, in face widths (about 1.8 mm). */
const apart = 0.0125

/** The same distance in rows. */
const reach = Math.round(apart / rows.step)

const count = Math.round((rows.to - rows.from) / rows.step) + 1

/** Logarithm of the light down one column, extended by `reach` rows at both ends. */
const lightDown = ({ colourAt }: FaceView, x: number): ReadonlyArray<number> =>
  Array.from({ length: count + 2 * reach }, (_, i) =>
    logLight(colourAt(x, rows.from + (i - reach) * rows.step)),
  )

/** How much each row stands out: positive if it is darker than both the rows above and below, or lighter than both. */
const linesIn = (light: ReadonlyArray<number>): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, row) => {
    const [above = 0, here = 0, below = 0] = [0, 1, 2].map((times) => light[row + times * reach])
    return Math.max(Math.min(above, below) - here, here - Math.max(above, below))
  })

/** Tolerates a curved or tilted line by looking one row up and down. */
const nearRow = (lines: ReadonlyArray<number>, row: number): number =>
  Math.max(lines[row - 1] ?? 0, lines[row] ?? 0, lines[row + 1] ?? 0)

/**
 * Strength of the clearest thin line across the nose, where glasses have their bridge: its difference from the skin
 * above and below in natural logarithms, in at least half of the columns. Small on noses without glasses.
 */
export function lineAcrossNose(view: FaceView): number {
  const lines = columns.map((x) => linesIn(lightDown(view, x)))
  const acrossAt = (row: number) => upperMedian(lines.map((column) => nearRow(column, row)))
  return Math.max(0, ...Array.from({ length: count }, (_, row) => acrossAt(row)))
}
