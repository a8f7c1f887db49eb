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

/** The middle one of some numbers, the upper of the middle two of an even count; 0 of none. */
export const median = (numbers: ReadonlyArray<number>): number => quantile(numbers, 0.5)

/** The median of each channel: one glint, mole or strand does not move it. */
export const medianColour = (colours: ReadonlyArray<Channels>): Channels => ({
  red: median(colours.map(({ red }) => red)),
  green: median(colours.map(({ green }) => green)),
  blue: median(colours.map(({ blue }) => blue)),
})

/**
 * The mean of the middle half of some numbers, 0 of none. Of bytes it tells what lies between two: in dark hair a
 * step from one byte to the next is a tenth of its light. A quarter of outliers at either end does not move it.
 */
export const interquartileMean = (numbers: ReadonlyArray<number>): number => {
  const cut = Math.floor(numbers.length / 4)
  const middle = ascending(numbers).subarray(cut, numbers.length - cut)
  return middle.reduce((sum, number) => sum + number, 0) / Math.max(1, middle.length)
}

/** The interquartile mean of each channel. */
export const interquartileMeanColour = (colours: ReadonlyArray<Channels>): Channels => ({
  red: interquartileMean(colours.map(({ red }) => red)),
  green: interquartileMean(colours.map(({ green }) => green)),
  blue: interquartileMean(colours.map(({ blue }) => blue)),
})
