import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { examinationOf } from '@kaoiro/analyser/analyse'
import type { Evidence } from '@kaoiro/analyser/evidence'
import { addedVariance as committedAdded } from '@kaoiro/analyser/evidence'
import { colourOf, shippedNorms } from '@kaoiro/analyser/colour'
import { noise } from '@kaoiro/analyser/confidence'
import { populations } from '@kaoiro/analyser/traits'
import type { Trait } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { Random } from '../../statistics/random.js'
import { namedStream, uniform } from '../../statistics/random.js'
import { fitPairs } from '../fit/fit-pairs.js'
import type { RealPair } from '../fit/fit-variances.js'
import { fitVariances } from '../fit/fit-variances.js'

/** Nearly normal, with variance 1. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => uniform(random, -0.5, 0.5)).reduce((sum, n) => sum + n, 0)

const { skin, white: whites } = shippedNorms.everybody
const white = colourOf(whites.mean)

/** A woman with a mouth at rest; her measures deviate by this from the mean of women, in standard deviations. */
const womanWith = (deviationOf: (trait: Trait) => number, yaw = 0): Evidence => ({
  shape: {
    measures: byTrait((trait) => {
      const { mean, deviation } = populations.WOMEN[trait]
      return mean + deviationOf(trait) * deviation
    }),
    pose: { yaw, pitch: 0 },
    expression: { open: 0, corners: 0.3, lips: 0.14 },
  },
  colours: { skin: colourOf(skin.mean), white, whites: [white, white] },
  sideLight: 0,
  roll: 0,
  forehead: 0.14,
  foreheadPerPercent: 0,
  isForeheadGuessed: false,
  lineAcrossNose: 0,
  detail: { faceWidth: 1e4, sharpness: 1 },
})

/** Pairs of photos whose scores vary within each person by a multiple of the usual noise. */
const pairsWith = (noisiness: number, yaw = 0): ReadonlyArray<RealPair> => {
  const random = namedStream('pairs')
  return Array.from({ length: 300 }, (): RealPair => {
    const person = byTrait(() => normal(random))
    const photo = () =>
      examinationOf(
        'WOMEN',
        womanWith((trait) => person[trait] + noisiness * noise[trait] * normal(random), yaw),
      )
    return { gender: 'WOMEN', photo: photo(), other: photo() }
  })
}

describe('fitVariances', () => {
  test('widens the base for noisier photos, and turned heads if only those are noisy', () => {
    const [quiet, noisy] = [pairsWith(1), pairsWith(3)]
    const [less, more] = [quiet, noisy].map((pairs) => fitVariances([pairs]).baseVariance.faceLine)
    expect(more).toBeGreaterThan(3 * (less ?? NaN))
    const [still, moving] = [1, 8].map(
      (noisiness) => fitVariances([quiet, pairsWith(noisiness, 0.2)]).addedVariance.turned.faceLine,
    )
    expect(moving).toBeGreaterThan(2 * (still ?? NaN))
  })

  test('keeps the variances of circumstances', () => {
    const { addedVariance } = fitVariances([pairsWith(2)])
    expect(addedVariance.glasses).toEqual(committedAdded.glasses)
    expect(addedVariance.guide).toEqual(committedAdded.guide)
  })
})

describe('fitPairs', () => {
  const random = namedStream('people')
  const photos = Array.from({ length: 60 }, (_, i) => ({
    person: String(i >> 1),
    gender: undefined,
    folder: '',
    expression: undefined,
    set: '',
    season: undefined,
    examinedAs: () =>
      examinationOf(
        'WOMEN',
        womanWith(() => normal(random)),
      ),
  }))

  test('writes the constants of added-variance.ts and names their source', () => {
    const fit = fitPairs([{ file: 'x/pairs.jsonl', photos }], 'even')
    if (E.isLeft(fit)) throw new Error(fit.left)
    expect(fit.right.path).toBe('analyser/src/evidence/added-variance.ts')
    expect(fit.right.text).toContain('from 60 photos of 30 people (even half).')
  })

  test('rejects a file with too few pairs', () => {
    const fit = fitPairs([{ file: 'few.jsonl', photos: [] }], undefined)
    expect(fit).toEqual(E.left('few.jsonl: 0 pairs: at least 20 are needed'))
  })
})
