import type { Point } from '../face/landmarks.js'
import type { Polygon } from './polygon.js'
import { angleAt, areaOf, convexHull, cornerOf, simplified } from './polygon.js'
import type { Area } from './smooth-areas.js'

/** How far the rim of an area may be from a straight side, in cells. */
const nearSide = 1.3

/** Cells from the picture's border at which areas end, because the change at the border is unknown. */
const nearBorder = 2.5

/** A sheet that is cut off by the picture's border has up to six sides. A smaller side is a rounded corner. */
const smallSide = 0.03
const maxSides = 6

/** The share of the polygon that the area fills if a thumb covers a corner. */
const minFilled = 0.72

/** The share of a side, and the sum over three sides, that must be the area's rim. A thumb covers the rest. */
const minSupport = 0.45
const minSupports = 2.3

/** Corners of a sheet that is seen at an angle of up to 30°, in degrees. */
const minAngle = 60
const maxAngle = 120

/** The share of a side with the rim nearby. */
const supportOf = (from: Point, to: Point, rim: ReadonlyArray<Point>): number => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(across, down)
  const seen = new Uint8Array(Math.max(1, Math.floor(length)))
  for (const { x, y } of rim) {
    const along = ((x - from.x) * across + (y - from.y) * down) / length
    const off = ((x - from.x) * down - (y - from.y) * across) / length
    const step = Math.floor((along / length) * seen.length)
    if (Math.abs(off) <= nearSide && step >= 0 && step < seen.length) seen[step] = 1
  }
  return seen.reduce((sum, one) => sum + one, 0) / seen.length
}

interface Grid {
  readonly columns: number
  readonly rows: number
}

const isAtBorder = ({ columns, rows }: Grid, { x, y }: Point): boolean =>
  x < nearBorder || y < nearBorder || x > columns - 1 - nearBorder || y > rows - 1 - nearBorder

const isRight = (a: Point, b: Point, c: Point): boolean => {
  const angle = angleAt(a, b, c)
  return angle > minAngle && angle < maxAngle
}

/**
 * The outline of an area that looks like a sheet of paper: three straight sides inside the picture, with two corners
 * between them. Hair or the picture's border may hide the fourth. A wall has the outline of the head instead, and a
 * highlight lacks corners.
 */
export function sheetOutline({ cells, rim }: Area, grid: Grid): Polygon | undefined {
  const hull = convexHull(rim)
  // Simplifying takes longest, and makes the hull larger.
  if (cells.length < minFilled * areaOf(hull)) return undefined
  const outline = simplified(hull, smallSide)
  if (outline.length > maxSides || cells.length < minFilled * areaOf(outline)) return undefined
  const at = (i: number) => cornerOf(outline, i)
  const supports = outline.map((from, i) => {
    const to = at(i + 1)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    return isAtBorder(grid, middle) ? 0 : supportOf(from, to, rim)
  })
  const isSheet = outline.some((_, i) => {
    const three = [i, i + 1, i + 2].map((side) => supports[side % outline.length] ?? 0)
    return (
      Math.min(...three) >= minSupport &&
      three.reduce((sum, one) => sum + one, 0) >= minSupports &&
      isRight(at(i), at(i + 1), at(i + 2)) &&
      isRight(at(i + 1), at(i + 2), at(i + 3))
    )
  })
  return isSheet ? outline : undefined
}
