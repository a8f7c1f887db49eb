import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { diagnosisArb, genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { rowAlternatives, seasonAlternative } from '../../src/alternatives/alternatives.js'
import {
  nearestType,
  positionByLevels,
  typePositions,
  dot,
  minus,
} from '../../src/chart/face-map.js'
import { visitorPosition } from '../../src/chart/visitor-position.js'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import { faceTypesOf, genders, seasons } from '../../src/diagnosis/vocabulary.js'
import type { FaceTypeAnalysis } from '../../src/diagnosis/level.js'
import { levelCounts, traits } from '../../src/diagnosis/level.js'
import { analyses } from '@kaoiro/fixtures/analyses'

const base: Diagnosis = {
  ...averageDiagnosis,
  colorComposition: { spring: 40, summer: 15, autumn: 35, winter: 10 },
}

const seasonOf = (spring: number, summer: number, autumn: number, winter: number) =>
  O.toNullable(seasonAlternative({ ...base, colorComposition: { spring, summer, autumn, winter } }))

describe('the season alternative', () => {
  test.each([
    ['follows at a distance in points', [40, 15, 35, 10], 'autumn', 5],
    ['is given from a share of 15', [80, 5, 0, 15], 'winter', 65],
    ['may have an equal share', [40, 40, 10, 10], 'summer', 0],
    ['may have a larger share', [30, 10, 10, 50], 'winter', 20],
  ] as const)('%s', (_, shares, season, points) => {
    const [spring, summer, autumn, winter] = shares
    expect(seasonOf(spring, summer, autumn, winter)).toMatchObject({ season, points })
  })

  test('does not exist if the other seasons are rare', () => {
    expect(seasonOf(72, 14, 14, 0)).toBeNull()
    expect(seasonOf(100, 0, 0, 0)).toBeNull()
  })

  test('is the season with the largest remaining share', () => {
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const season = seasonAlternative(diagnosis)
        if (O.isNone(season)) return
        const shares = diagnosis.colorComposition
        const second = season.value
        expect(second.season).not.toBe(diagnosis.colorType)
        for (const other of seasons.filter((other) => other !== diagnosis.colorType))
          expect(shares[other]).toBeLessThanOrEqual(shares[second.season])
        const below = shares[diagnosis.colorType] - shares[second.season]
        expect(second.points).toBe(Math.abs(below))
      }),
    )
  })
})

const moved = (analysis: FaceTypeAnalysis, row: number, level: number): FaceTypeAnalysis =>
  analysis.map((index, at) => (at === row ? level : index)) as unknown as FaceTypeAnalysis

/** Every face that a code can contain, with the face types that are shown to its gender. */
const faces = genders.flatMap((gender) =>
  faceTypesOf(gender).flatMap((faceType) =>
    analyses.map((faceTypeAnalysis) => ({ ...base, gender, faceType, faceTypeAnalysis })),
  ),
)

const rowsOfFaces = faces.map((face) => ({ face, rows: rowAlternatives(face) }))

describe('the row alternatives', () => {
  test('change the face line or the features of a face in the middle of the map', () => {
    // With other features, two types are equally near. The first one in the list is returned.
    expect(
      rowAlternatives(base).map(({ trait, level, faceType }) => [trait, level, faceType]),
    ).toEqual([
      ['noseRatio', 0, 'smart-casual'],
      ['noseRatio', 2, 'handsome'],
      ['faceLine', 1, 'natural'],
      ['faceLine', 3, 'sweet'],
    ])
  })

  test('are one level away from the face and have another face type of the gender', () => {
    const wrong = rowsOfFaces.filter(({ face, rows }) =>
      rows.some(({ trait, level, faceType }) => {
        const row = traits.indexOf(trait)
        return (
          Math.abs(level - (face.faceTypeAnalysis[row] ?? NaN)) !== 1 ||
          level < 0 ||
          level >= (levelCounts[row] ?? 0) ||
          faceType === face.faceType ||
          !faceTypesOf(face.gender).includes(faceType)
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  test('lead towards the face type that they name', () => {
    const wrong = rowsOfFaces.filter(({ face: { faceType, faceTypeAnalysis }, rows }) =>
      rows.some(({ trait, level, faceType: other }) => {
        const moved = faceTypeAnalysis.map((own, row) => (traits[row] === trait ? level : own))
        // Safe: the level belongs to the trait.
        const to = positionByLevels(moved as unknown as FaceTypeAnalysis)
        const step = minus(to, positionByLevels(faceTypeAnalysis))
        return dot(step, minus(typePositions[other], typePositions[faceType])) <= 0
      }),
    )
    expect(wrong).toEqual([])
  })

  test('are sorted by change, the smallest first, and change at most one level', () => {
    const wrong = rowsOfFaces.filter(({ rows }) => {
      const shares = rows.map(({ share }) => share)
      return shares.some((share, at) => share <= 0 || share > 1 || share < (shares[at - 1] ?? 0))
    })
    expect(wrong).toEqual([])
  })

  test('are all neighbouring levels with another type, if the mark is at the position of the levels', () => {
    fc.assert(
      fc.property(genderArb, fc.constantFrom(...analyses), (gender, faceTypeAnalysis) => {
        const place = positionByLevels(faceTypeAnalysis)
        const faceType = nearestType(gender)(place)
        const face = { ...base, gender, faceType, faceTypeAnalysis }
        const mark = visitorPosition(face)
        fc.pre(mark.curve === place.curve && mark.age === place.age)
        const expected = traits.flatMap((trait, row) =>
          [-1, 1].flatMap((step) => {
            const level = (faceTypeAnalysis[row] ?? 0) + step
            if (level < 0 || level >= (levelCounts[row] ?? 0)) return []
            const type = nearestType(gender)(positionByLevels(moved(faceTypeAnalysis, row, level)))
            return type === faceType ? [] : [`${trait} ${level} ${type}`]
          }),
        )
        const named = rowAlternatives(face).map(
          ({ trait, level, faceType: type }) => `${trait} ${level} ${type}`,
        )
        expect([...named].sort()).toEqual([...expected].sort())
      }),
      { numRuns: 500 },
    )
  })
})
