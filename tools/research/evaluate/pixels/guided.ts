import { clampHairline } from '@kaoiro/core/photo/hairline'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** In pixels from the picture's top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A picture with the point where the hairline guide crosses the face, which moves with it. */
export interface Guided {
  readonly pixels: Pixels
  readonly guide: Point
}

/** The guide as the visitor sets it: a line across the picture, in percent from its top. */
export const hairlineIn = ({ pixels, guide }: Guided): Hairline =>
  clampHairline((guide.y / pixels.height) * 100)
