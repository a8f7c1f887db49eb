import { mean } from '../../statistics/mean.js'

/** A confidence that was given, and how often the answer deserved it, both 0 to 1. */
export interface GivenConfidence {
  readonly confidence: number
  readonly deserved: number
}

interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Means within the bin. */
  readonly confidence: number
  readonly deserved: number
}

export interface Reliability {
  readonly bins: ReadonlyArray<Bin>
  /** The expected calibration error: how far the two lie apart, weighted by the bins' counts. */
  readonly error: number
}

const edges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]

/** Each bin holds its lower edge; the last one its upper edge too. */
const binOf = (given: ReadonlyArray<GivenConfidence>, from: number, to: number): Bin => {
  const inside = given.filter(
    ({ confidence }) => confidence >= from && (confidence < to || (to === 1 && confidence >= 1)),
  )
  return {
    from,
    to,
    count: inside.length,
    confidence: mean(inside.map(({ confidence }) => confidence)),
    deserved: mean(inside.map(({ deserved }) => deserved)),
  }
}

const errorOf = (bins: ReadonlyArray<Bin>): number => {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  const apart = bins.reduce(
    (sum, bin) => sum + bin.count * Math.abs(bin.confidence - bin.deserved),
    0,
  )
  return count === 0 ? 0 : apart / count
}

export const reliabilityOf = (given: ReadonlyArray<GivenConfidence>): Reliability => {
  const bins = edges.slice(1).map((to, i) => binOf(given, edges[i] ?? 0, to))
  return { bins, error: errorOf(bins) }
}

/** Ten of about equal counts, in the order of confidence; equal ones stay together. */
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

/**
 * The same in ten bins of equal counts, so that each is as certain as the others and those below 0.5 are
 * told apart, too: photographs, unlike drawings, get such confidences.
 */
export const reliabilityInTenths = (given: ReadonlyArray<GivenConfidence>): Reliability => {
  const bins = tenths(given).map(binAround)
  return { bins, error: errorOf(bins) }
}

/**
 * The calibration error that a true confidence would show in ten such bins by chance: a bin's mean of
 * answers that are so or not so lies off by √(2/π) of its standard deviation in the mean.
 *
 * @param independent how many of those given are independent of each other: those of one person are not
 */
export const errorByChance = (given: ReadonlyArray<GivenConfidence>, independent: number): number =>
  tenths(given).reduce((sum, bin) => {
    const variance = mean(bin.map(({ confidence }) => confidence * (1 - confidence)))
    const effective = (bin.length / given.length) * independent
    return sum + (bin.length / given.length) * Math.sqrt(((2 / Math.PI) * variance) / effective)
  }, 0)
