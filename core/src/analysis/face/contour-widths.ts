import type { Point } from './landmarks.js'

/** Rays on either side of the middle one that make out the chin. */
const chinRays = 4

/** The chin's height: the mean of the contour's lowest points, steadier than the lowest one. */
const chinOf = (contour: ReadonlyArray<Point>): number => {
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

/** The mean width of the face around a height; NaN if the contour does not reach it. */
const meanWidth = (contour: ReadonlyArray<Point>, height: number): number => {
  const offsets = [-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06]
  const widths = offsets.map((offset) => widthAt(contour, height + offset)).filter(Number.isFinite)
  return widths.reduce((sum, width) => sum + width, 0) / widths.length
}

/** The jaw and the cheeks are measured this far above the chin, in face widths. */
const jawHeight = 0.33
const cheekHeight = 0.55

/**
 * Near the camera a face's edge hides behind its front, and turned it grows narrower: jaw and cheeks alike,
 * and a jaw's own width moves the cheeks' too. This power of the cheeks' width takes out the one and leaves
 * the other (fitted on drawn portraits).
 */
const cheekPower = 0.7

/** The jaw's width over the cheeks' by the edge of the skin; NaN if it does not reach down both sides. */
export const contourJaw = (contour: ReadonlyArray<Point>): number => {
  const chin = chinOf(contour)
  return meanWidth(contour, chin - jawHeight) / meanWidth(contour, chin - cheekHeight) ** cheekPower
}
