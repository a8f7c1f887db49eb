/** Reads and writes one place of a bit field. */
interface BitPlace {
  /** The value's summand in the packed number. It must fit the width; it is not masked. */
  readonly put: (value: number) => number
  readonly get: (packed: number) => number
}

const bitPlace = (offset: number, width: number): BitPlace => {
  // Bitwise operators are limited to 32 bits; a division by a power of two is exact.
  const scale = 2 ** offset
  const mask = 2 ** width - 1
  return {
    put: (value) => value * scale,
    get: (packed) => Math.floor(packed / scale) & mask,
  }
}

/**
 * Small natural numbers side by side in one of at most 53 bits, the first one lowest. A packed number is the
 * sum of what each place's `put` gives.
 *
 * @param widths the bits of each place, at most 31, in order; no name may look like an array's index
 */
export const bitField = <Name extends string>(widths: Readonly<Record<Name, number>>) => {
  let bits = 0
  const places = {} as Record<Name, BitPlace>
  for (const name in widths) {
    places[name] = bitPlace(bits, widths[name])
    bits += widths[name]
  }
  return { bits, places: places as Readonly<Record<Name, BitPlace>> } as const
}
