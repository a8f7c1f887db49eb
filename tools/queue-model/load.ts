import type { Random } from '../statistics/random.js'

const secondsADay = 86_400

/** Visits a second in the peak hour. @param peak the peak hour's rate over the day's mean */
export const peakRate = (visitorsPerDay: number, peak: number): number =>
  (visitorsPerDay / secondsADay) * peak

/** Visits that are simulated at least, so that 200 of them are above the 99th percentile. */
const minVisits = 20_000

/** Seconds that a peak lasts at least. */
const minPeak = 3_600

/** How many visits to simulate: an hour of them, or what a percentile needs. */
export const visitsAt = (rate: number): number => Math.max(minVisits, Math.round(rate * minPeak))

/**
 * When visitors come who know nothing of each other: a Poisson process, whose gaps are exponential.
 * Milliseconds, ascending.
 *
 * @param rate visits a second
 */
export const arrivals = (random: Random, rate: number, count: number): ReadonlyArray<number> => {
  const times: Array<number> = []
  for (let time = 0; times.length < count; times.push(time))
    time -= (Math.log(1 - random()) / rate) * 1_000
  return times
}
