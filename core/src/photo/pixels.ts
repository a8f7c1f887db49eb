/** Width and height in pixels. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** Decoded, upright pixels in sRGB: rows from the top, four bytes per pixel (red, green, blue, alpha). */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** A rectangle in whole pixels; `right` and `bottom` are exclusive. */
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

/** Luma of a colour, 0 to 255 (Rec. 601 weights). */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue
