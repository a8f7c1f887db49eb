/** A chunk and its range in the file, including length and checksum (ISO 15948, 5.3). */
export interface Chunk {
  readonly type: string
  readonly data: Uint8Array
  readonly start: number
  readonly end: number
}

const signatureBytes = 8

/** Length and type before the data, checksum after it. */
const headBytes = 8
const checksumBytes = 4

/** The complete chunks of a PNG, up to and including IEND. */
export function* chunksOf(png: Uint8Array): Generator<Chunk, void> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  let start = signatureBytes
  while (start + headBytes + checksumBytes <= png.length) {
    const dataEnd = start + headBytes + view.getUint32(start)
    const end = dataEnd + checksumBytes
    if (end > png.length) return
    const type = String.fromCharCode(...png.subarray(start + 4, start + headBytes))
    yield { type, data: png.subarray(start + headBytes, dataEnd), start, end }
    if (type === 'IEND') return
    start = end
  }
}

/** A PNG without the chunks of these types, and without any bytes after IEND. */
export function withoutChunks(
  dropped: ReadonlyArray<string>,
  png: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const kept = new Uint8Array(png)
  let length = signatureBytes
  let read = signatureBytes
  let last = ''
  for (const { type, start, end } of chunksOf(png)) {
    if (!dropped.includes(type)) {
      kept.copyWithin(length, start, end)
      length += end - start
    }
    read = end
    last = type
  }
  if (last === 'IEND') return kept.subarray(0, length)
  // If the chain of chunks is broken, keeps the rest: the decoder decides.
  kept.copyWithin(length, read)
  return kept.subarray(0, length + png.length - read)
}
