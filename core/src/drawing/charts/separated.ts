import type { Point } from './label.js'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The places of two marks of a radius in a drawing of a size: where they are if both are to be seen there, else
 * moved apart along their line until they touch. Two in one place stand side by side.
 */
export const separated =
  (size: Size, radius: number) =>
  (a: Point, b: Point): readonly [Point, Point] => {
    const distance = Math.hypot(b.x - a.x, b.y - a.y)
    if (distance >= 2 * radius) return [inside(size, radius)(a), inside(size, radius)(b)]
    const along =
      distance < 1e-6 ? { x: 1, y: 0 } : { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance }
    const middle = inside(size, 2 * radius)({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    const at = (by: number): Point => ({ x: middle.x + by * along.x, y: middle.y + by * along.y })
    return [at(-radius), at(radius)]
  }

const inside =
  ({ width, height }: Size, margin: number) =>
  ({ x, y }: Point): Point => ({
    x: Math.min(width - margin, Math.max(margin, x)),
    y: Math.min(height - margin, Math.max(margin, y)),
  })
