import type { FaceOutline } from '@kaoiro/core/diagnosis'
import type { Dimensions } from '@kaoiro/core/photo'

/** In pixels of the picture. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A closed contour in pixels of the picture. */
export type Contour = ReadonlyArray<Spot>

/** Points between two of the mesh. */
const pieces = 3

/** A smooth curve through the points: Catmull and Rom's spline, as points. */
export function smoothed(contour: Contour): Contour {
  const at = (i: number): Spot => contour[(i + contour.length) % contour.length] ?? { x: 0, y: 0 }
  return contour.flatMap((from, i) =>
    Array.from({ length: pieces }, (_, piece) => {
      const t = piece / pieces
      const along = (axis: 'x' | 'y') => {
        const [before, start, end, after] = [
          at(i - 1)[axis],
          from[axis],
          at(i + 1)[axis],
          at(i + 2)[axis],
        ]
        const bend =
          2 * before - 5 * start + 4 * end - after + t * (3 * (start - end) + after - before)
        return start + (t * (end - before + t * bend)) / 2
      }
      return { x: along('x'), y: along('y') }
    }),
  )
}

/** The distance from a contour in pixels: positive inside, negative outside. */
export function depthIn(contour: Contour, x: number, y: number): number {
  let nearest = Infinity
  let isInside = false
  let from = contour[contour.length - 1] ?? { x: 0, y: 0 }
  for (const to of contour) {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.min(1, Math.max(0, along))
    const [ox, oy] = [x - from.x - t * dx, y - from.y - t * dy]
    nearest = Math.min(nearest, ox * ox + oy * oy)
    if (from.y > y !== to.y > y && x < from.x + (dx * (y - from.y)) / dy) isInside = !isInside
    from = to
  }
  return (isInside ? 1 : -1) * Math.sqrt(nearest)
}

/** The smallest box of whole pixels around contours, with a margin, inside the picture. */
export function boxAround(
  spots: ReadonlyArray<Spot>,
  margin: number,
  { width, height }: Dimensions,
) {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const left = within(Math.min(...xs) - margin, width - 1)
  const top = within(Math.min(...ys) - margin, height - 1)
  return {
    ...{ left, top },
    width: Math.max(1, within(Math.max(...xs) + margin, width) - left),
    height: Math.max(1, within(Math.max(...ys) + margin, height) - top),
  }
}

/** A contour of a photo's features in its pixels. */
export const contourIn =
  ({ width, height }: Dimensions) =>
  (contour: FaceOutline): Contour =>
    contour.map(([x, y]) => ({ x: x * width, y: y * height }))

/** The middles of the pixels in the box around a contour, each with its number in the picture. */
export function placesAround(
  contour: Contour,
  picture: Dimensions,
): ReadonlyArray<Spot & { readonly at: number }> {
  const { left, top, width, height } = boxAround(contour, 0, picture)
  return Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [left + (i % width), top + Math.floor(i / width)]
    return { x: x + 0.5, y: y + 0.5, at: y * picture.width + x }
  })
}
