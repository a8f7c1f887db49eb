import { PNG } from 'pngjs'

/** Pixels as RGBA, row by row. */
export type Picture = Pick<PNG, 'width' | 'height' | 'data'>

export const decoded = (png: Uint8Array): Picture => PNG.sync.read(Buffer.from(png))

// Flat and repeated areas compress best without filters and alpha.
const small = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const

export const encoded = ({ width, height, data }: Picture): Buffer =>
  PNG.sync.write(Object.assign(new PNG({ width, height }), { data }), small)

/** Edges of a part of a picture, in pixels from the upper left corner. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Cuts out a part of a picture, including pixels that are only partly in the box. */
export const cut = (picture: Picture, box: Box): Picture => {
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
  const part = new PNG({ width: Math.ceil(box.right) - left, height: Math.ceil(box.bottom) - top })
  for (let y = 0; y < part.height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    part.data.set(picture.data.subarray(from, from + part.width * 4), y * part.width * 4)
  }
  return part
}

/** Halves width and height and rounds values to multiples of 4, which saves a third of the bytes. */
export const reduced = ({ width, height, data }: Picture): Picture => {
  const half = new PNG({ width: Math.floor(width / 2), height: Math.floor(height / 2) })
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++)
      for (let c = 0; c < 4; c++) {
        const at = (2 * y * width + 2 * x) * 4 + c
        const sum =
          (data[at] ?? 0) +
          (data[at + 4] ?? 0) +
          (data[at + 4 * width] ?? 0) +
          (data[at + 4 * width + 4] ?? 0)
        half.data[(y * half.width + x) * 4 + c] = Math.min(255, Math.round(sum / 16) * 4)
      }
  return half
}
