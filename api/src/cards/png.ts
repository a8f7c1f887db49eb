import { crc32, deflateSync } from 'node:zlib'

/** A picture from the rasteriser. */
export interface Raster {
  readonly width: number
  readonly height: number
  /** RGBA, row by row from the top; opaque. */
  readonly pixels: Uint8Array
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Encodes a picture as PNG without alpha channel and row filters. It is a third smaller than the PNG from resvg. */
export function pngOf(raster: Raster): Buffer {
  return Buffer.concat([
    signature,
    chunk('IHDR', header(raster)),
    chunk('IDAT', deflateSync(scanlines(raster))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The IHDR chunk: eight bits each for red, green and blue; no interlacing. */
const header = ({ width, height }: Raster): Buffer => {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 2], 8)
  return bytes
}

/** The rows, each with a leading byte 0, which means that the row is not filtered. */
const scanlines = ({ width, height, pixels }: Raster): Buffer => {
  const rows = Buffer.alloc(height * (3 * width + 1))
  let to = 0
  for (let from = 0; from < 4 * width * height; from += 4) {
    if (from % (4 * width) === 0) to += 1
    rows[to++] = pixels[from] ?? 0
    rows[to++] = pixels[from + 1] ?? 0
    rows[to++] = pixels[from + 2] ?? 0
  }
  return rows
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
