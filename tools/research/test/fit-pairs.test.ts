import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { examinationOf } from '@kaoiro/analyser/analyse'
import type { Evidence } from '@kaoiro/analyser/evidence'
import { addedVariance as committedAdded } from '@kaoiro/analyser/evidence'
import { colourOf, meanColours } from '@kaoiro/analyser/colour'
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

const white = colourOf(meanColours.white)

/** A woman with a mouth at rest; her measures deviate by this from the mean of women, in standard deviations. */
const womanWith = (
  deviationOf: (trait: Trait) => number,
  surroundings: ReturnType<typeof colourOf>,
): Evidence => ({
  shape: {
    measures: byTrait((trait) => {
      const { mean, deviation } = populations.WOMEN[trait]
      return mean + deviationOf(trait) * deviation
    }),
    pose: { yaw: 0, pitch: 0 },
    expression: { open: 0, corners: 0.3, lips: 0.14 },
  },
  colours: { skin: colourOf(meanColours.skin), white, surroundings, whites: [white, white] },
  sideLight: 0,
  roll: 0,
  forehead: 0.14,
  foreheadPerPercent: 0,
  isForeheadGuessed: false,
  lineAcrossNose: 0,
  detail: { faceWidth: 1e4, sharpness: 1 },
})

const brightWall = colourOf(meanColours.surroundings)
const darkWall = { red: -3, green: -3, blue: -3 }

/** Pairs of photos whose scores vary within each person by a multiple of the usual noise. */
const pairsWith = (noisiness: number, wall = brightWall): ReadonlyArray<RealPair> => {
  const random = namedStream('pairs')
  return Array.from({ length: 300 }, (): RealPair => {
    const person = byTrait(() => normal(random))
    const photo = () =>
      examinationOf(
        'WOMEN',
        womanWith((trait) => person[trait] + noisiness * noise[trait] * normal(random), wall),
      )
    return { gender: 'WOMEN', photo: photo(), other: photo() }
  })
}

describe('fitVariances', () => {
  test('widens the base for noisier photos in known light, and unknown light for others', () => {
    const [quiet, noisy] = [pairsWith(1), pairsWith(3)]
    const known = [quiet, noisy].map((pairs) => fitVariances([pairs]))
    const base = known.map(({ baseVariance }) => baseVariance.faceLine)
    expect(base[1]).toBeGreaterThan(3 * (base[0] ?? NaN))
    for (const { addedVariance } of known) expect(addedVariance).toEqual(committedAdded)
    const [less, more] = [1, 6].map(
      (noisiness) =>
        fitVariances([quiet, pairsWith(noisiness, darkWall)]).addedVariance['unknown-light']
          .faceLine,
    )
    expect(more).toBeGreaterThan(2 * (less ?? NaN))
  })

  test('keeps the variances of circumstances', () => {
    const { addedVariance } = fitVariances([pairsWith(2)])
    expect(addedVariance.glasses).toEqual(committedAdded.glasses)
    expect(addedVariance['low-detail']).toEqual(committedAdded['low-detail'])
  })
})

describe('fitPairs', () => {
  const random = namedStream('people')
  const photos = Array.from({ length: 60 }, (_, i) => ({
    person: String(i >> 1),
    gender: undefined,
    folder: '',
    expression: undefined,
    examinedAs: () =>
      examinationOf(
        'WOMEN',
        womanWith(() => normal(random), brightWall),
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
