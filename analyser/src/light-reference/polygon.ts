import type { Point } from '../face/landmarks.js'

export type Polygon = ReadonlyArray<Point>

/** A corner by its number, which may be beyond the ends. */
export function cornerOf(polygon: Polygon, i: number): Point {
  return polygon[(i + polygon.length) % polygon.length] ?? { x: 0, y: 0 }
}

export function areaOf(polygon: Polygon): number {
  return (
    Math.abs(
      polygon.reduce((sum, a, i) => {
        const b = cornerOf(polygon, i + 1)
        return sum + a.x * b.y - b.x * a.y
      }, 0),
    ) / 2
  )
}

/** Positive if a path turns right at `b` in a picture. */
const turnAt = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const halfHull = (sorted: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const hull: Array<Point> = []
  for (const point of sorted) {
    while (hull.length >= 2) {
      const [a, b] = hull.slice(-2)
      if (a === undefined || b === undefined || turnAt(a, b, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}

/** The convex hull (Andrew's monotone chain). */
export function convexHull(points: ReadonlyArray<Point>): Polygon {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull([...sorted].reverse())]
}

/** Where the lines from `a` to `b` and from `d` to `c` meet beyond `b` and `c`; undefined if they do not. */
const meeting = (a: Point, b: Point, c: Point, d: Point): Point | undefined => {
  const [px, py] = [b.x - a.x, b.y - a.y]
  const [qx, qy] = [c.x - d.x, c.y - d.y]
  const across = px * qy - py * qx
  if (Math.abs(across) < 1e-9) return undefined
  const along = ((c.x - b.x) * qy - (c.y - b.y) * qx) / across
  const other = ((c.x - b.x) * py - (c.y - b.y) * px) / across
  return along >= 0 && other >= 0 ? { x: b.x + along * px, y: b.y + along * py } : undefined
}

/**
 * A polygon with fewer sides around a convex one: extends the neighbours of the side that adds the least area until they
 * meet, until four sides are left or the next would add more than a share of the area.
 */
export function simplified(hull: Polygon, maxAdded: number): Polygon {
  const limit = maxAdded * areaOf(hull)
  let polygon = hull
  while (polygon.length > 4) {
    let best: { readonly side: number; readonly corner: Point; readonly added: number } | undefined
    for (let side = 0; side < polygon.length; side++) {
      const [b, c] = [cornerOf(polygon, side), cornerOf(polygon, side + 1)]
      const corner = meeting(cornerOf(polygon, side - 1), b, c, cornerOf(polygon, side + 2))
      const added = corner === undefined ? Infinity : areaOf([b, corner, c])
      if (corner !== undefined && added < (best?.added ?? limit)) best = { side, corner, added }
    }
    if (best === undefined) return polygon
    const { side, corner } = best
    const last = (side + 1) % polygon.length
    polygon = polygon.flatMap((point, i) => (i === side ? [corner] : i === last ? [] : [point]))
  }
  return polygon
}

/** The angle at `b`, in degrees. */
export function angleAt(a: Point, b: Point, c: Point): number {
  const one = Math.atan2(a.y - b.y, a.x - b.x)
  const other = Math.atan2(c.y - b.y, c.x - b.x)
  const apart = Math.abs(one - other)
  return (Math.min(apart, 2 * Math.PI - apart) * 180) / Math.PI
}
