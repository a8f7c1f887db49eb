import { linearByte } from '@kaoiro/core/colour'
import { headFrame } from '@kaoiro/analyser/face'
import type { Landmarks } from '@kaoiro/analyser/face'
import { encoded } from '@kaoiro/fixtures/pixels/linear-light'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** A flat object next to the face. Places are in face widths, from the point between the eyes. */
export interface HeldObject {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees, clockwise. */
  readonly tilt: number
  /** How much narrower its upper edge is than its lower one, a share. */
  readonly keystone: number
  /** Linear light in red, green and blue at a place, 0 to 1 across and down; undefined where there is nothing. */
  readonly lightAt: (u: number, v: number) => readonly [number, number, number] | undefined
}

/** Samples on a side of a pixel: sixteen shades of an edge. */
const samples = 4

/** Draws an object over the picture, in linear light. */
export const withObject = (pixels: Pixels, face: Landmarks, held: HeldObject): Pixels => {
  const frame = headFrame(face)
  const { width, height } = pixels
  const data = new Uint8Array(pixels.data)
  const radians = (held.tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const centre = frame.toPicture(held.x, held.y)
  const reach = (frame.width * Math.hypot(held.width, held.height)) / 2 + 2
  const from = (middle: number) => Math.max(0, Math.floor(middle - reach))
  const to = (middle: number, end: number) => Math.min(end, Math.ceil(middle + reach))
  for (let y = from(centre.y); y < to(centre.y, height); y++)
    for (let x = from(centre.x); x < to(centre.x, width); x++) {
      const sum = [0, 0, 0]
      let covered = 0
      for (let sample = 0; sample < samples ** 2; sample++) {
        const place = frame.toFrame({
          x: x + ((sample % samples) + 0.5) / samples - 0.5,
          y: y + (Math.floor(sample / samples) + 0.5) / samples - 0.5,
        })
        const [dx, dy] = [place.x - held.x, place.y - held.y]
        const v = (dy * cos - dx * sin) / held.height + 0.5
        const across = 1 - held.keystone * (1 - v)
        const u = (dx * cos + dy * sin) / (held.width * across) + 0.5
        const light = u < 0 || v < 0 || u > 1 || v > 1 ? undefined : held.lightAt(u, v)
        if (light === undefined) continue
        covered++
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (light[c] ?? 0)
      }
      if (covered === 0) continue
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        const behind = linearByte(data[at + c] ?? 0) * (samples ** 2 - covered)
        data[at + c] = encoded(((sum[c] ?? 0) + behind) / samples ** 2)
      }
    }
  return { ...pixels, data }
}
