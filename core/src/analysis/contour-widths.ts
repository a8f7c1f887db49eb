import type { Point } from './landmarks.js'

/** Rays on either side of the middle one that make out the chin. */
const chinRays = 4

/** The chin's height: the mean of the contour's lowest points, steadier than the lowest one. */
export const chinOf = (contour: ReadonlyArray<Point>): number => {
  const middle = contour.length >> 1
  const lowest = contour.slice(middle - chinRays, middle + chinRays + 1)
  return lowest.reduce((sum, { y }) => sum + y, 0) / lowest.length
}

/** How wide the face is at a height, in face widths; the innermost crossing on either side. */
const widthAt = (contour: ReadonlyArray<Point>, height: number): number => {
  let left = -Infinity
  let right = Infinity
  for (let i = 0; i + 1 < contour.length; i++) {
    const a = contour[i] ?? { x: 0, y: 0 }
    const b = contour[i + 1] ?? a
    if (a.y <= height === b.y <= height) continue
    const x = a.x + ((b.x - a.x) * (height - a.y)) / (b.y - a.y)
    if (i < contour.length >> 1) left = Math.max(left, x)
    else right = Math.min(right, x)
  }
  return right - left
}

/** The mean width of the face around a height; NaN where the contour does not reach it. */
export const meanWidth = (contour: ReadonlyArray<Point>, height: number): number => {
  const offsets = [-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06]
  const widths = offsets.map((offset) => widthAt(contour, height + offset)).filter(Number.isFinite)
  return widths.reduce((sum, width) => sum + width, 0) / widths.length
}
