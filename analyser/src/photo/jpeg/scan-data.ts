import { segmentsOf, startOfScan } from './structure.js'

/**
 * A Huffman code of up to 16 bits: for each length, the first code, the index of its value in `values`, and the number
 * of codes.
 */
interface HuffmanTable {
  readonly firstCodes: ReadonlyArray<number>
  readonly firstIndices: ReadonlyArray<number>
  readonly counts: Uint8Array
  readonly values: Uint8Array
}

interface Component {
  readonly horizontal: number
  readonly vertical: number
}

const maxCodeLength = 16

/** Number of coefficients of a block of 8 × 8 pixels. */
const blockLength = 64

/** The maximum sampling factor (ITU-T T.81, B.2.2). */
const maxFactor = 4

/**
 * Whether the coded data of a baseline JPEG contains every block of the picture (ITU-T T.81, F.2.2). False for
 * progressive JPEGs and for JPEGs with several scans.
 */
export function hasEveryBlock(jpeg: Uint8Array): boolean {
  const tables = new Map<number, HuffmanTable>()
  const components = new Map<number, Component>()
  let size = { width: 0, height: 0 }
  let restartInterval = Infinity
  for (const { marker, data, end } of segmentsOf(jpeg)) {
    const at = (index: number): number => data[index] ?? 0
    if (marker === 0xc4) readTables(data, tables)
    else if (marker === 0xdd) restartInterval = at(0) * 256 + at(1) || Infinity
    else if (marker === 0xc0 || marker === 0xc1) {
      size = { height: at(1) * 256 + at(2), width: at(3) * 256 + at(4) }
      for (let i = 6; i + 2 < data.length; i += 3)
        components.set(at(i), { horizontal: at(i + 1) >> 4, vertical: at(i + 1) & 15 })
    } else if (marker === startOfScan) {
      if (components.size === 0 || at(0) !== components.size) return false
      const sampling = [...components.values()]
      const factors = sampling.flatMap(({ horizontal, vertical }) => [horizontal, vertical])
      if (Math.min(...factors) < 1 || Math.max(...factors) > maxFactor) return false
      const mcu = mcuOf(data, components, tables)
      const side = (key: keyof Component) =>
        sampling.length === 1 ? 1 : Math.max(...sampling.map((each) => each[key]))
      const count =
        Math.ceil(size.width / (8 * side('horizontal'))) *
        Math.ceil(size.height / (8 * side('vertical')))
      return mcu !== null && count > 0 && hasMcus(jpeg.subarray(end), mcu, count, restartInterval)
    }
  }
  return false
}

const readTables = (data: Uint8Array, tables: Map<number, HuffmanTable>): void => {
  let at = 0
  while (at + 1 + maxCodeLength <= data.length) {
    const counts = data.subarray(at + 1, at + 1 + maxCodeLength)
    const start = at + 1 + maxCodeLength
    const firstCodes: Array<number> = []
    const firstIndices: Array<number> = []
    let code = 0
    let index = 0
    for (const count of counts) {
      firstCodes.push(code)
      firstIndices.push(index)
      code = (code + count) * 2
      index += count
    }
    const values = data.subarray(start, start + index)
    tables.set(data[at] ?? 0, { firstCodes, firstIndices, counts, values })
    at = start + index
  }
}

/** The two Huffman tables of each block of a minimum coded unit, in order; null if one is missing. */
type Mcu = ReadonlyArray<{ readonly dc: HuffmanTable; readonly ac: HuffmanTable }>

const mcuOf = (
  scan: Uint8Array,
  components: ReadonlyMap<number, Component>,
  tables: ReadonlyMap<number, HuffmanTable>,
): Mcu | null => {
  const blocks: Array<Mcu[number]> = []
  for (let i = 0; i < components.size; i++) {
    const component = components.get(scan[1 + 2 * i] ?? 0)
    const ids = scan[2 + 2 * i] ?? 0
    const dc = tables.get(ids >> 4)
    const ac = tables.get(0x10 + (ids & 15))
    if (component === undefined || dc === undefined || ac === undefined) return null
    const count = components.size === 1 ? 1 : component.horizontal * component.vertical
    for (let block = 0; block < count; block++) blocks.push({ dc, ac })
  }
  return blocks
}

/** Stops at the end of the data, even if the header claims a huge picture: each block takes at least one bit. */
const hasMcus = (data: Uint8Array, mcu: Mcu, count: number, restartInterval: number): boolean => {
  const bits = bitsOf(data)
  for (let i = 0; i < count; i++) {
    if (i > 0 && i % restartInterval === 0 && !bits.restart()) return false
    for (const tables of mcu) if (!hasBlock(bits, tables)) return false
  }
  return true
}

const hasBlock = (bits: Bits, { dc, ac }: Mcu[number]): boolean => {
  if (!bits.skip(bits.decode(dc))) return false
  for (let k = 1; k < blockLength; k++) {
    const value = bits.decode(ac)
    // A value is the end of the block, a run of 16 zeros, or a shorter run and the size of the coefficient after it.
    if (value === 0) return true
    k += value >> 4
    if (k >= blockLength || !bits.skip(value < 0 ? value : value & 15)) return false
  }
  return true
}

interface Bits {
  /** The value of the next code; -1 if the data contain no further code. */
  readonly decode: (table: HuffmanTable) => number
  /** Skips bits; false if the data end before, or if the number is negative. */
  readonly skip: (count: number) => boolean
  /** Skips a restart marker; false if there is none. */
  readonly restart: () => boolean
}

const bitsOf = (data: Uint8Array): Bits => {
  let at = 0
  let left = 0
  /** The next bit; -1 at the end of the data. */
  const next = (): number => {
    if (left === 0) {
      // 0xff in the data is followed by 0; otherwise it begins a marker.
      if (at > 0 && data[at - 1] === 0xff && data[at] === 0) at += 1
      if (at >= data.length || (data[at] === 0xff && data[at + 1] !== 0)) return -1
      at += 1
      left = 8
    }
    left -= 1
    return ((data[at - 1] ?? 0) >> left) & 1
  }
  return {
    decode: ({ firstCodes, firstIndices, counts, values }) => {
      let code = 0
      for (let length = 0; length < maxCodeLength; length++) {
        const bit = next()
        if (bit < 0) return -1
        code = code * 2 + bit
        const offset = code - (firstCodes[length] ?? 0)
        if (offset < (counts[length] ?? 0))
          return values[(firstIndices[length] ?? 0) + offset] ?? -1
      }
      return -1
    },
    skip: (count) => {
      for (let i = 0; i < count; i++) if (next() < 0) return false
      return count >= 0
    },
    restart: () => {
      left = 0
      if (at > 0 && data[at - 1] === 0xff && data[at] === 0) at += 1
      const isRestart = data[at] === 0xff && ((data[at + 1] ?? 0) & 0xf8) === 0xd0
      if (isRestart) at += 2
      return isRestart
    },
  }
}
