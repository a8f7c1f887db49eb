import type { Dimensions } from './dimensions.js'
import type { Pixels } from './pixels.js'

/** A part of a picture in whole pixels; right and bottom are the first that lie outside it. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const wholePicture = ({ width, height }: Dimensions): Region => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/** Luma of the pixel whose bytes begin there, 0 to 255 (Rec. 601 weights). */
export const lumaAt = (data: Pixels['data'], at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
