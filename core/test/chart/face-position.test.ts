import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facePosition, levelsAllow } from '../../src/chart/face-position.js'
import { faceTypes } from '../../src/diagnosis/vocabulary.js'
import type { TraitScores, Level } from '../../src/diagnosis/level.js'
import { levelsOf, byTrait, levels, reduceLevels } from '../../src/diagnosis/level.js'
import { nearestType, positionByLevels } from '../../src/chart/face-map.js'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

/** The median score of the people with each level; a fifth of a population has each level. */
const centres: Readonly<Record<Level, number>> = {
  1: -1.2815516,
  2: -0.5244005,
  3: 0,
  4: 0.5244005,
  5: 1.2815516,
}

const centresArb: fc.Arbitrary<TraitScores> = fc
  .array(fc.constantFrom(...levels), { minLength: 5, maxLength: 5 })
  .map(([a = 3, b = 3, c = 3, d = 3, e = 3]) => ({
    faceLine: centres[a],
    eyebrowAngle: centres[b],
    eyeVerticalLength: centres[c],
    mouthWidth: centres[d],
    noseRatio: centres[e],
  }))

/** Scores of levels 1, 3 and 5. Their position is the same with three levels as with five. */
const shownCentresArb = centresArb.filter(({ mouthWidth, noseRatio }) =>
  [mouthWidth, noseRatio].every((score) => Math.abs(score) !== centres[4]),
)

describe('facePosition', () => {
  test('is the middle of the map for the mean face', () => {
    const { curve, age } = facePosition({
      faceLine: 0,
      eyebrowAngle: 0,
      eyeVerticalLength: 0,
      mouthWidth: 0,
      noseRatio: 0,
    })
    expect(curve).toBeCloseTo(0, 6)
    expect(age).toBeCloseTo(0, 6)
  })

  test('matches the shown position for scores in the middle of their levels', () => {
    fc.assert(
      fc.property(shownCentresArb, (scores) => {
        const here = facePosition(scores)
        const shown = positionByLevels(reduceLevels(levelsOf(scores)))
        expect(here.curve).toBeCloseTo(shown.curve, 5)
        expect(here.age).toBeCloseTo(shown.age, 5)
      }),
    )
  })
})

describe('levelsAllow', () => {
  const scoreArb = evenly(-3, 3)

  test('accepts the nearest type of any scores', () => {
    fc.assert(
      fc.property(fc.record(byTrait(() => scoreArb)), genderArb, (scores, gender) => {
        const faceType = nearestType(gender)(facePosition(scores))
        const faceTypeAnalysis = reduceLevels(levelsOf(scores))
        expect(levelsAllow({ gender, faceType, faceTypeAnalysis })).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('rejects types on the other side of the map and those of the other gender', () => {
    const round = { gender: 'WOMEN', faceTypeAnalysis: [4, 2, 0, 1, 2] } as const
    const allowed = faceTypes.filter((faceType) => levelsAllow({ ...round, faceType }))
    expect(allowed).toEqual(['chic', 'sweet'])
  })
})
