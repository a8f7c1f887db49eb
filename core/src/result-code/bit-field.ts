/**
 * Small natural numbers side by side in one of at most 31 bits, the first one lowest. A packed number
 * is the bitwise or of what `put` gives for each place.
 *
 * @param widths the bits of each place, in order
 */
export const bitField = (widths: ReadonlyArray<number>) => {
  const offsets = widths.map((_, place) =>
    widths.slice(0, place).reduce((sum, width) => sum + width, 0),
  )
  const masks = widths.map((width) => 2 ** width - 1)

  return {
    /** How many bits all places take. */
    bits: widths.reduce((sum, width) => sum + width, 0),

    /** The value at its place. It must fit the width: a larger one runs into its neighbour. */
    put: (place: number, value: number): number => value << (offsets[place] ?? 0),

    /** The value at a place of a packed number. */
    get: (place: number, packed: number): number =>
      (packed >>> (offsets[place] ?? 0)) & (masks[place] ?? 0),
  } as const
}
