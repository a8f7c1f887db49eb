import type { MeasuredColour } from '@kaoiro/core/palette'
import type { Dimensions } from '@kaoiro/core/photo'
import type { AskedColour } from './wear-view.js'

/** In pixels of the photo. */
interface Point {
  readonly x: number
  readonly y: number
}

const within = ({ width, height }: Dimensions, { x, y }: Point): Point => ({
  x: Math.round(Math.min(width - 1, Math.max(0, x))),
  y: Math.round(Math.min(height - 1, Math.max(0, y))),
})

/** The point of a photo at a place of the page. @param box where the page shows the photo */
export function pointOn(
  size: Dimensions,
  box: Dimensions & { readonly left: number; readonly top: number },
  place: Point,
): Point {
  return within(size, {
    x: ((place.x - box.left) * size.width) / box.width,
    y: ((place.y - box.top) * size.height) / box.height,
  })
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A key moves the point by this part of the longer side, which is also the side of the measured square. */
const step = 0.02

/** The point after a key; null for a key that does not move it. */
export function movedPoint(size: Dimensions, from: Point, key: string): Point | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const by = step * Math.max(size.width, size.height)
  return within(size, { x: from.x + by * direction.x, y: from.y + by * direction.y })
}

/** The question about a measured colour; null outside the photo. */
export function measuredAt(measured: MeasuredColour | undefined): AskedColour | null {
  return measured === undefined ? null : { colour: measured.colour, measured }
}
