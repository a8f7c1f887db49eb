import { PNG } from 'pngjs'
import { side } from './cells.js'

/** Pixels as RGBA, row by row. */
export type Picture = Pick<PNG, 'width' | 'height' | 'data'>

export const decoded = (png: Uint8Array): Picture => PNG.sync.read(Buffer.from(png))

// Without filters and alpha, what is flat and what is repeated takes the least room.
const small = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const

export const encoded = ({ width, height, data }: Picture): Buffer =>
  PNG.sync.write(Object.assign(new PNG({ width, height }), { data }), small)

/** Where a part stands in a picture, in pixels from its left upper corner. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A part of a picture: all pixels that it has a share in. */
export const cut = (picture: Picture, box: Box): Picture => {
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
  const part = new PNG({ width: Math.ceil(box.right) - left, height: Math.ceil(box.bottom) - top })
  for (let y = 0; y < part.height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    part.data.set(picture.data.subarray(from, from + part.width * 4), y * part.width * 4)
  }
  return part
}

/** Half as wide and as high, and in steps of 4 of 255: no hue is lost, and a third of the bytes is. */
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

/** The picture in pale, but for some of its cells. */
export const marked = ({ width, height, data }: Picture, cells: ReadonlyArray<number>): Picture => {
  const shown = new Set(cells)
  const columns = Math.ceil(width / side)
  const pale = data.map((value, at) => {
    const pixel = Math.floor(at / 4)
    const column = Math.floor((pixel % width) / side)
    const row = Math.floor(pixel / width / side)
    return at % 4 === 3 || shown.has(row * columns + column) ? value : 204 + value / 5
  })
  return { width, height, data: Buffer.from(pale) }
}
