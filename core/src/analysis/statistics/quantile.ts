/** A colour by its channels, in whatever unit. */
interface Channels {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Sorted numbers, none of them NaN; an array of doubles is sorted three times as fast as any other. */
export const ascending = (numbers: ReadonlyArray<number>): Float64Array =>
  new Float64Array(numbers).sort()

/** The number below which a share of some numbers lies: always one of them, and 0 of none. */
export const quantile = (numbers: ReadonlyArray<number>, share: number): number =>
  ascending(numbers)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0

/** The middle one of some numbers, 0 of none. */
export const median = (numbers: ReadonlyArray<number>): number => quantile(numbers, 0.5)

/** The median of each channel: one glint, mole or strand does not move it. */
export const medianColour = (colours: ReadonlyArray<Channels>): Channels => ({
  red: median(colours.map(({ red }) => red)),
  green: median(colours.map(({ green }) => green)),
  blue: median(colours.map(({ blue }) => blue)),
})
