import { median } from '../statistics/quantile.js'
import type { FaceView } from './head-frame.js'

/** Where glasses cross the nose: columns and rows between the eyes, in face widths from midway between the irises. */
const columns = [-0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03]
const rows = { from: -0.07, to: 0.07, step: 0.00625 } as const

/** What lies so far above and below in face widths, some 1.8 mm, is skin and not the frame. */
const apart = 0.0125

/** The same in rows. */
const reach = Math.round(apart / rows.step)

const count = Math.round((rows.to - rows.from) / rows.step) + 1

/** The logarithm of the light down one column, from `reach` rows above the first to as many below the last. */
const lightDown = ({ colourAt }: FaceView, x: number): ReadonlyArray<number> =>
  Array.from({ length: count + 2 * reach }, (_, i) => {
    const { red, green, blue } = colourAt(x, rows.from + (i - reach) * rows.step)
    return (red + green + blue) / 3
  })

/** How much darker, or lighter, each row of a column is than both what is above it and what is below. */
const linesIn = (light: ReadonlyArray<number>): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, row) => {
    const [above = 0, here = 0, below = 0] = [0, 1, 2].map((times) => light[row + times * reach])
    return Math.max(Math.min(above, below) - here, here - Math.max(above, below))
  })

/** A line that is curved or not quite level stands a row higher or lower in its next columns. */
const nearRow = (lines: ReadonlyArray<number>, row: number): number =>
  Math.max(lines[row - 1] ?? 0, lines[row] ?? 0, lines[row + 1] ?? 0)

/**
 * The clearest thin line across the nose between the eyes, where glasses have their bridge: how much darker or lighter
 * than the skin above and below it is, in natural logarithms, in half of the columns at least. Bare noses have none.
 */
export const lineAcrossNose = (view: FaceView): number => {
  const lines = columns.map((x) => linesIn(lightDown(view, x)))
  const acrossAt = (row: number) => median(lines.map((column) => nearRow(column, row)))
  return Math.max(0, ...Array.from({ length: count }, (_, row) => acrossAt(row)))
}
