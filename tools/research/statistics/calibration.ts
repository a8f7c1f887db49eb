import { mean } from '../../statistics/mean.js'

/** A confidence, and how often the answer was the same again; both 0 to 1. */
export interface GivenConfidence {
  readonly confidence: number
  readonly deserved: number
}

interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Means over the bin. */
  readonly confidence: number
  readonly deserved: number
}

export interface Reliability {
  readonly bins: ReadonlyArray<Bin>
  /** Expected calibration error: the mean of |confidence - deserved| over the bins, weighted by their counts. */
  readonly error: number
}

const errorOf = (bins: ReadonlyArray<Bin>): number => {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  const apart = bins.reduce(
    (sum, bin) => sum + bin.count * Math.abs(bin.confidence - bin.deserved),
    0,
  )
  return count === 0 ? 0 : apart / count
}

/** Splits by confidence into ten bins of about equal counts; equal confidences share a bin. */
const tenths = (
  given: ReadonlyArray<GivenConfidence>,
): ReadonlyArray<ReadonlyArray<GivenConfidence>> => {
  const sorted = [...given].sort((a, b) => a.confidence - b.confidence)
  const cut = (i: number) => {
    const at = Math.round((sorted.length * i) / 10)
    const next = sorted[at]
    return next === undefined
      ? sorted.length
      : sorted.findIndex(({ confidence }) => confidence === next.confidence)
  }
  return Array.from({ length: 10 }, (_, i) => sorted.slice(cut(i), cut(i + 1))).filter(
    ({ length }) => length > 0,
  )
}

const binAround = (given: ReadonlyArray<GivenConfidence>): Bin => ({
  from: given[0]?.confidence ?? 0,
  to: given.at(-1)?.confidence ?? 0,
  count: given.length,
  confidence: mean(given.map(({ confidence }) => confidence)),
  deserved: mean(given.map(({ deserved }) => deserved)),
})

/** Measures calibration in ten bins of equal counts, so that all bins are equally exact. */
export const reliabilityInTenths = (given: ReadonlyArray<GivenConfidence>): Reliability => {
  const bins = tenths(given).map(binAround)
  return { bins, error: errorOf(bins) }
}

/**
 * Returns the error that a perfect confidence would have in ten such bins by chance. The mean absolute
 * deviation of a bin's mean is √(2/π) of its standard deviation.
 *
 * @param independent how many of the answers are independent; answers of one person are not
 */
export const errorByChance = (given: ReadonlyArray<GivenConfidence>, independent: number): number =>
  tenths(given).reduce((sum, bin) => {
    const variance = mean(bin.map(({ confidence }) => confidence * (1 - confidence)))
    const effective = (bin.length / given.length) * independent
    return sum + (bin.length / given.length) * Math.sqrt(((2 / Math.PI) * variance) / effective)
  }, 0)
