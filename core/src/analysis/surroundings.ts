import type { Pixels } from '../photo/pixels.js'
import type { HeadFrame } from './head-frame.js'
import type { LightLog } from './light-log.js'
import { lightAt } from './light-log.js'

/** Whether a place, in face widths from between the eyes, is clear of head, hair, neck and chest. */
const isOutside = (x: number, y: number): boolean =>
  y < 0.7 ? (x / 0.85) ** 2 + ((y - 0.05) / 1.2) ** 2 > 1 : Math.abs(x) > 0.75

const columns = 36
const rows = 48

export interface Surroundings {
  /** Wall and clothes. */
  readonly all: ReadonlyArray<LightLog>
  /** Those above the eyes' height: mostly wall. */
  readonly besideHead: ReadonlyArray<LightLog>
}

/** The photo around the head, on a grid of its pixels. */
export const surroundings = (pixels: Pixels, frame: HeadFrame): Surroundings => {
  const all: Array<LightLog> = []
  const besideHead: Array<LightLog> = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.floor(((column + 0.5) * pixels.width) / columns)
      const y = Math.floor(((row + 0.5) * pixels.height) / rows)
      const place = frame.toFrame({ x, y })
      if (!isOutside(place.x, place.y)) continue
      const colour = lightAt(pixels, x, y)
      if (colour === undefined) continue
      all.push(colour)
      if (place.y < 0) besideHead.push(colour)
    }
  return { all, besideHead }
}
