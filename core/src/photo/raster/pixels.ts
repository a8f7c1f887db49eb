/** Decoded pixels, upright: rows from the top, four bytes a pixel (red, green, blue, alpha), sRGB. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}
