import type { Point } from './landmarks.js'

/** How many rays on each side of the middle one reach the chin. */
const chinRays = 4

/** Height of the chin: the mean of the lowest points, which is more stable than the lowest one. */
const chinOf = (contour: ReadonlyArray<Point>): number => {
  const middle = contour.length >> 1
  const lowest = contour.slice(middle - chinRays, middle + chinRays + 1)
  return lowest.reduce((sum, { y }) => sum + y, 0) / lowest.length
}

/** Width of the face at a height, in face widths, between the innermost crossings on either side. */
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

/** Mean width of the face around a height; NaN if the contour does not reach it. */
const meanWidth = (contour: ReadonlyArray<Point>, height: number): number => {
  const offsets = [-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06]
  const widths = offsets.map((offset) => widthAt(contour, height + offset)).filter(Number.isFinite)
  return widths.reduce((sum, width) => sum + width, 0) / widths.length
}

/** Heights above the chin at which jaw and cheeks are measured, in face widths. */
const jawHeight = 0.33
const cheekHeight = 0.55

/**
 * The jaw width is divided by the cheek width to this power. A photo from close up and a turned head make both look
 * narrower alike, which the division cancels. But a wide jaw also widens the cheeks, which a power of 1 would cancel as
 * well. Fitted on drawn portraits.
 */
const cheekPower = 0.7

/** Jaw width relative to cheek width, from the edge of the skin; NaN if the contour does not reach both. */
export const contourJaw = (contour: ReadonlyArray<Point>): number => {
  const chin = chinOf(contour)
  return meanWidth(contour, chin - jawHeight) / meanWidth(contour, chin - cheekHeight) ** cheekPower
}
