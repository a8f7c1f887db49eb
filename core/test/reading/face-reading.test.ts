import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { nearestType, positionByLevels, typePositions } from '../../src/chart/face-map.js'
import type { Decision } from '../../src/reading/face-reading.js'
import {
  decisionOf,
  effectOf,
  featuresOf,
  isStandard,
  pullsOf,
  toldFeatures,
} from '../../src/reading/face-reading.js'
import { leadOf } from '@kaoiro/texts/description'
import { faceTypes } from '../../src/diagnosis/vocabulary.js'
import type { Certainty } from '../../src/diagnosis/certainty.js'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import type { FaceTypeAnalysis, Trait } from '../../src/diagnosis/level.js'
import { levelCounts, traits } from '../../src/diagnosis/level.js'
import { analyses } from '@kaoiro/fixtures/analyses'

const decided = (
  faceType: Parameters<typeof decisionOf>[0]['faceType'],
  analysis: FaceTypeAnalysis,
) => decisionOf({ faceType, faceTypeAnalysis: analysis })

const traitsOf = (decision: Decision): ReadonlyArray<Trait> => {
  switch (decision._tag) {
    case 'Features':
    case 'Opposites':
      return decision.features.map(({ trait }) => trait)
    case 'Standard':
      return decision.traits
    case 'Whole':
      return []
  }
}

/** The same face with one trait at its standard. */
const withStandard = (analysis: FaceTypeAnalysis, trait: Trait): FaceTypeAnalysis =>
  analysis.map((level, row) =>
    traits[row] === trait ? ((levelCounts[row] ?? 5) - 1) / 2 : level,
  ) as unknown as FaceTypeAnalysis

describe('effectOf', () => {
  test.each([
    ['faceLine', 0, 'linear'],
    ['faceLine', 4, 'curved'],
    ['eyebrowAngle', 0, 'curved'],
    ['eyebrowAngle', 3, 'linear'],
    ['eyeVerticalLength', 1, 'curved'],
    ['eyeVerticalLength', 4, 'linear'],
    ['mouthWidth', 0, 'adult-like'],
    ['mouthWidth', 2, 'child-like'],
    ['noseRatio', 0, 'child-like'],
    ['noseRatio', 2, 'adult-like'],
  ] as const)('of %s at level %d is %s', (trait, level, effect) => {
    expect(effectOf({ trait, level })).toBe(effect)
  })
})

describe('pullsOf', () => {
  const namesIn = (features: ReadonlyArray<{ readonly trait: Trait }>) =>
    features.map(({ trait }) => trait)

  test('lists features towards a pattern from the strongest, those against it from the most prominent', () => {
    const { towards, against, beside } = pullsOf({
      faceType: 'wild',
      faceTypeAnalysis: [1, 1, 0, 2, 2],
    })
    expect(namesIn(towards)).toEqual(['noseRatio', 'faceLine'])
    expect(namesIn(against)).toEqual(['eyeVerticalLength', 'mouthWidth', 'eyebrowAngle'])
    expect(beside).toEqual([])
  })

  test('lists a main trait first among those against a pattern', () => {
    const { against } = pullsOf({ faceType: 'wild', faceTypeAnalysis: [0, 0, 2, 1, 0] })
    expect(namesIn(against)).toEqual(['noseRatio', 'eyebrowAngle'])
  })

  test('lists features of the other coordinate, and all of them for the pattern in the centre, as neither for nor against', () => {
    const faceTypeAnalysis: FaceTypeAnalysis = [4, 2, 2, 0, 0]
    expect(namesIn(pullsOf({ faceType: 'sweet', faceTypeAnalysis }).beside)).toEqual([
      ...['noseRatio', 'mouthWidth'],
    ])
    expect(namesIn(pullsOf({ faceType: 'basic', faceTypeAnalysis }).beside)).toEqual([
      ...['faceLine', 'noseRatio', 'mouthWidth'],
    ])
  })

  test.each(faceTypes)('puts every feature that is not standard in one list for %s', (faceType) => {
    for (const faceTypeAnalysis of analyses) {
      const { towards, against, beside } = pullsOf({ faceType, faceTypeAnalysis })
      expect(namesIn([...towards, ...against, ...beside]).sort()).toEqual(
        namesIn(featuresOf(faceTypeAnalysis).filter((feature) => !isStandard(feature))).sort(),
      )
    }
  })
})

describe('leadOf', () => {
  const leads = (
    faceType: Diagnosis['faceType'],
    faceTypeAnalysis: FaceTypeAnalysis,
  ): ReturnType<typeof leadOf> => leadOf({ faceType, faceTypeAnalysis })

  test.each([
    ['two features with the same effect', 'natural', [0, 4, 2, 1, 1], 'linear'],
    ['a single feature', 'simple', [2, 2, 2, 1, 0], 'child-like'],
    ['two features with a joint effect', 'chic', [4, 2, 2, 1, 2], 'curved-adult-like'],
  ] as const)('tells %s', (_, faceType, analysis, impression) => {
    expect(leads(faceType, analysis)).toMatchObject({
      main: { _tag: 'Features', impression },
      nuance: null,
    })
  })

  test('tells a feature against the pattern as a nuance, however prominent it is', () => {
    const { main, nuance } = leads('wild', [2, 0, 2, 1, 2])
    expect(main).toMatchObject({ features: [{ trait: 'noseRatio' }], impression: 'adult-like' })
    expect(nuance).toEqual({ trait: 'eyebrowAngle', level: 0 })
  })

  test('tells a feature of the other coordinate as a nuance if nothing speaks against the pattern', () => {
    expect(leads('sweet', [4, 2, 2, 0, 1]).nuance).toEqual({ trait: 'mouthWidth', level: 0 })
  })

  test('tells no feature twice for the pattern in the centre', () => {
    const { main, nuance } = leads('basic', [3, 2, 4, 1, 1])
    expect(main).toMatchObject({ _tag: 'Opposites' })
    expect(nuance).toBeNull()
  })
})

describe('decisionOf', () => {
  test.each([
    [
      'the feature that moves the face furthest',
      'sweet',
      [4, 3, 1, 1, 1],
      'Features',
      ['faceLine'],
    ],
    [
      'a second one of at least half the weight',
      'wild',
      [0, 2, 2, 1, 2],
      'Features',
      ['noseRatio', 'faceLine'],
    ],
    [
      'the standard features of a face in the centre',
      'basic',
      [2, 0, 4, 0, 1],
      'Standard',
      ['faceLine', 'noseRatio'],
    ],
    [
      'features that balance each other in the centre',
      'basic',
      [2, 2, 2, 2, 2],
      'Opposites',
      ['noseRatio', 'mouthWidth'],
    ],
    ['no features of different coordinates in the centre', 'basic', [2, 2, 0, 1, 2], 'Whole', []],
    ['no feature if all point elsewhere', 'handsome', [4, 0, 0, 2, 0], 'Whole', []],
  ] as const)('names %s', (_, faceType, analysis, tag, named) => {
    const decision = decided(faceType, analysis)
    expect(decision._tag).toBe(tag)
    expect(traitsOf(decision)).toEqual(named)
  })

  test('names features without which the face would be further from the pattern’s side of the map', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, ({ faceType, faceTypeAnalysis }) => {
        const decision = decided(faceType, faceTypeAnalysis)
        fc.pre(decision._tag === 'Features')
        const towards = (analysis: FaceTypeAnalysis) => {
          const [place, type] = [positionByLevels(analysis), typePositions[faceType]]
          return place.curve * type.curve + place.age * type.age
        }
        for (const trait of traitsOf(decision))
          expect(towards(withStandard(faceTypeAnalysis, trait))).toBeLessThan(
            towards(faceTypeAnalysis),
          )
      }),
    )
  })

  test('names features for every woman’s face with the levels of its pattern', () => {
    const unnamed = analyses.filter((analysis) => {
      const type = nearestType('WOMEN')(positionByLevels(analysis))
      return decided(type, analysis)._tag === 'Whole'
    })
    expect(unnamed).toEqual([])
  })

  test('names only features that are not standard, or standard ones as such', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, ({ faceType, faceTypeAnalysis }) => {
        const decision = decided(faceType, faceTypeAnalysis)
        for (const feature of featuresOf(faceTypeAnalysis))
          if (traitsOf(decision).includes(feature.trait))
            expect(isStandard(feature)).toBe(decision._tag === 'Standard')
      }),
    )
  })
})

describe('toldFeatures', () => {
  const told = (faceTypeAnalysis: FaceTypeAnalysis, certainty: Certainty = {}) =>
    toldFeatures({ faceTypeAnalysis }, certainty).map(({ trait }) => trait)

  test('leaves out a side that is less likely than 0.7, and keeps what is average', () => {
    const sideConfidence = { faceLine: 0.69, eyebrowAngle: 0.7, noseRatio: 0.5 }
    expect(told([4, 3, 2, 2, 1], { sideConfidence })).toEqual([
      ...['eyebrowAngle', 'eyeVerticalLength', 'mouthWidth', 'noseRatio'],
    ])
  })

  test('leaves out slight brows and eyes of a code alone', () => {
    expect(told([3, 1, 3, 0, 2])).toEqual(['faceLine', 'mouthWidth', 'noseRatio'])
    expect(told([4, 0, 4, 2, 0])).toEqual(traits)
  })

  test('decides by the features that may be named', () => {
    const decision = (sideConfidence: Certainty['sideConfidence']) => {
      const face = { faceType: 'basic', faceTypeAnalysis: [2, 2, 2, 1, 2] } as const
      return decisionOf(face, toldFeatures(face, sideConfidence ? { sideConfidence } : {}))
    }
    expect(decision({ noseRatio: 0.6 })).toEqual({ _tag: 'Whole' })
  })
})
