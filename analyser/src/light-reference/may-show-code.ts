import type { Pixels } from '@kaoiro/core/photo'
import { wordsOf } from '../photo/raster.js'

/** Blocks have the size that the decoder of QR codes compares with its surroundings. */
const blockSide = 8

/** The smallest readable code covers this number of blocks in each direction. */
const windowSide = 6

/** Blocks in such a window that contain paper and ink: at least 25 in 79 photos with a pasted card that showed the light. */
const minBlocks = 20

/** How much darker ink is than paper, as a share of the paper's code value; half of it remains in a blurred code. */
const minContrast = 0.35

/** Paper between dark modules looks darker if it is blurred. */
const minBright = 0.9

/** Whether each block, row by row, contains something bright and something much darker. Looks at a quarter of the pixels. */
const contrastsIn = (pixels: Pixels, columns: number, rows: number, bright: number): Uint8Array => {
  const words = wordsOf(pixels)
  const blocks = new Uint8Array(columns * rows)
  for (let block = 0; block < blocks.length; block++) {
    const row = Math.floor(block / columns)
    const first = blockSide * (row * pixels.width + block - row * columns)
    let darkest = 255
    let lightest = 0
    for (let y = 0; y < blockSide; y += 2)
      for (let x = 0; x < blockSide; x += 2) {
        const green = ((words[first + y * pixels.width + x] ?? 0) >>> 8) & 0xff
        darkest = Math.min(darkest, green)
        lightest = Math.max(lightest, green)
      }
    blocks[block] = Number(lightest >= bright && lightest - darkest >= minContrast * lightest)
  }
  return blocks
}

/**
 * Whether a photo has an area of strong contrasts on bright paper, as a QR code is. Takes an eighth of the time of a
 * search for codes.
 *
 * @param minLuma the lowest luma of the paper, in code values
 */
export function mayShowCode(pixels: Pixels, minLuma: number): boolean {
  const columns = Math.floor(pixels.width / blockSide)
  const rows = Math.floor(pixels.height / blockSide)
  const blocks = contrastsIn(pixels, columns, rows, minBright * minLuma)
  const inColumn = new Uint8Array(columns)
  for (let row = 0; row < rows; row++) {
    let inWindow = 0
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const gone = blocks[at - windowSide * columns] ?? 0
      inColumn[column] = (inColumn[column] ?? 0) + (blocks[at] ?? 0) - gone
      inWindow += (inColumn[column] ?? 0) - (inColumn[column - windowSide] ?? 0)
      if (inWindow >= minBlocks) return true
    }
  }
  return false
}
