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
  prominentFeatures,
} from '../../src/reading/face-reading.js'
import { leadOf } from '@kaoiro/texts/description'
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

describe('prominentFeatures', () => {
  test('are all features that are not standard, clear before slight, then by their weight on the map', () => {
    const order = (analysis: FaceTypeAnalysis) =>
      prominentFeatures(analysis).map(({ trait }) => trait)
    expect(order([2, 2, 2, 1, 1])).toEqual([])
    expect(order([1, 4, 2, 2, 1])).toEqual(['eyebrowAngle', 'mouthWidth', 'faceLine'])
    expect(order([0, 0, 0, 0, 0])).toEqual([
      ...['faceLine', 'eyeVerticalLength', 'eyebrowAngle', 'noseRatio', 'mouthWidth'],
    ])
  })
})

describe('leadOf', () => {
  test.each([
    ['no feature of a standard face', [2, 2, 2, 1, 1], { _tag: 'Balanced' }],
    ['a single feature', [2, 2, 2, 1, 0], { _tag: 'One', effect: 'child-like' }],
    ['two features with the same effect', [0, 4, 2, 1, 1], { _tag: 'Two', impression: 'linear' }],
    [
      'two features with a joint effect',
      [4, 2, 2, 1, 2],
      { _tag: 'Two', impression: 'curved-adult-like' },
    ],
    ['two features with opposite effects', [0, 2, 0, 1, 1], { _tag: 'Contrast', effect: 'curved' }],
  ] as const)('returns %s', (_, analysis, lead) => {
    expect(leadOf(analysis)).toMatchObject(lead)
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
