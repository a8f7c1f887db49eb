import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { examinationOf } from '@kaoiro/analyser/analyse'
import type { Evidence } from '@kaoiro/analyser/evidence'
import { addedVariance as committedAdded } from '@kaoiro/analyser/evidence'
import { colourOf, meanColours } from '@kaoiro/analyser/colour'
import { noise } from '@kaoiro/analyser/confidence'
import { mouthAtRest, nuisances, populations, smileWeights } from '@kaoiro/analyser/traits'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { Random } from '../../statistics/random.js'
import { namedStream, uniform } from '../../statistics/random.js'
import { fitPairs } from '../fit/fit-pairs.js'
import { fitVariances } from '../fit/fit-variances.js'
import type { RealPair } from '../fit/real-pairs.js'

/** Nearly normal, with variance 1. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => uniform(random, -0.5, 0.5)).reduce((sum, n) => sum + n, 0)

const white = colourOf(meanColours.white)

const lips = 0.14

/** The measured width of a mouth that is this wide at rest. */
const smilingWidth = (atRest: number, smile: number): number => {
  const { width, lips: ofLips, offset } = mouthAtRest
  return (atRest - smile * (ofLips * lips + offset)) / (1 - smile + smile * width)
}

/** A woman in known light, with a smile; her scores are noise of this variance, relative to the usual one. */
const photo = (random: Random, variance: number, smile: number): Evidence => ({
  shape: {
    measures: byTrait((trait) => {
      const { mean, deviation } = populations.WOMEN[trait]
      const error = normal(random) * Math.sqrt(variance) * noise[trait] * deviation
      const atRest = mean + error
      return trait === 'mouthWidth'
        ? smilingWidth(atRest, smile)
        : atRest + nuisances[trait].smile * smile
    }),
    pose: { yaw: 0, pitch: 0 },
    expression: { open: 0, corners: (smile - smileWeights.offset) / smileWeights.corners, lips },
  },
  colours: {
    skin: colourOf(meanColours.skin),
    white,
    surroundings: colourOf(meanColours.surroundings),
    whites: [white, white],
  },
  sideLight: 0,
  roll: 0,
  forehead: 0.14,
  foreheadPerPercent: 0,
  isForeheadGuessed: false,
  lineAcrossNose: 0,
  detail: { faceWidth: 1e4, sharpness: 1 },
})

const examined = (evidence: Evidence) => examinationOf('WOMEN', evidence)

/** A smile of severity 1. */
const smile = 0.5

const pairs = (base: number, added: number): ReadonlyArray<RealPair> => {
  const random = namedStream('pairs')
  return Array.from({ length: 800 }, (_, i): RealPair => [
    examined(photo(random, base, 0)),
    examined(i % 2 === 0 ? photo(random, base, 0) : photo(random, base + added, smile)),
  ])
}

describe('fitVariances', () => {
  test('recovers the variances of neutral and of smiling photos', () => {
    const { baseVariance, addedVariance } = fitVariances(pairs(2, 3))
    for (const trait of ['eyebrowAngle', 'mouthWidth', 'noseRatio'] as const) {
      expect(baseVariance[trait]).toBeGreaterThan(1.6)
      expect(baseVariance[trait]).toBeLessThan(2.4)
      expect(addedVariance.smile[trait]).toBeGreaterThan(2)
      expect(addedVariance.smile[trait]).toBeLessThan(4)
    }
  })

  test('is never below the variance of made-up second photos', () => {
    const { baseVariance } = fitVariances(pairs(0.1, 0))
    expect(baseVariance.mouthWidth).toBe(0.7)
  })

  test('keeps the variances of circumstances that it does not fit, or that no photo shows', () => {
    const { addedVariance } = fitVariances(pairs(1, 1))
    expect(addedVariance.glasses).toEqual(committedAdded.glasses)
    expect(addedVariance.smile.colour).toBe(committedAdded.smile.colour)
    expect(addedVariance['low-detail']).toEqual(committedAdded['low-detail'])
  })
})

describe('fitPairs', () => {
  const random = namedStream('people')
  const photos = Array.from({ length: 60 }, (_, i) => ({
    person: String(i >> 1),
    gender: undefined,
    folder: '',
    isExpression: false,
    examinedAs: () => examined(photo(random, 2, smile * (i % 2))),
  }))

  test('writes the constants of added-variance.ts and names their source', () => {
    const fit = fitPairs([{ file: 'x/pairs.jsonl', photos }], 'even')
    if (E.isLeft(fit)) throw new Error(fit.left)
    expect(fit.right.path).toBe('analyser/src/evidence/added-variance.ts')
    expect(fit.right.text).toContain('from 60 photos of 30 people (even half).')
  })

  test('rejects a file with too few pairs', () => {
    const fit = fitPairs([{ file: 'few.jsonl', photos: [] }], undefined)
    expect(fit).toEqual(E.left('few.jsonl: 0 pairs: at least 10 are needed'))
  })
})
