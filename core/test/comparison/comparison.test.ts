import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { visitorPosition } from '../../src/chart/visitor-position.js'
import type { Comparison } from '../../src/comparison/comparison.js'
import { compareResults } from '../../src/comparison/comparison.js'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import { faceTypesOf } from '../../src/diagnosis/vocabulary.js'
import { pretty } from '../diagnosis/sample.js'

const opposite = {
  warmer: 'cooler',
  cooler: 'warmer',
  lighter: 'deeper',
  deeper: 'lighter',
} as const

const turned = <Name extends keyof typeof opposite>(name: Name | null) =>
  name === null ? null : opposite[name]

const swapped = ({ a, b, differences, map, season, equalRows }: Comparison): Comparison => ({
  a: b,
  b: a,
  differences: differences.map(({ part, a, b }) => ({ part, a: b, b: a })),
  map: {
    curve: (0 - map.curve) as Comparison['map']['curve'],
    age: (0 - map.age) as Comparison['map']['age'],
  },
  season: { undertone: turned(season.undertone), depth: turned(season.depth) },
  equalRows,
})

describe('compareResults', () => {
  test('returns the directions of the differences and the number of equal rows', () => {
    const chic: Diagnosis = {
      ...pretty,
      faceType: 'chic',
      colorType: 'autumn',
      faceTypeAnalysis: [3, 2, 1, 0, 2],
    }
    expect(compareResults(pretty, chic)).toMatchObject({
      map: { curve: 0, age: 1 },
      season: { undertone: null, depth: 'deeper' },
      equalRows: 3,
    })
  })

  test('returns the opposite directions if the results are swapped', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (a, b) => {
        expect(compareResults(b, a)).toEqual(swapped(compareResults(a, b)))
      }),
    )
  })

  test('returns types that are shown to the genders, and directions as between the positions on the map', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (one, other) => {
        const { a, b, map } = compareResults(one, other)
        for (const { gender, faceType } of [a, b]) expect(faceTypesOf(gender)).toContain(faceType)
        const [from, to] = [visitorPosition(a), visitorPosition(b)]
        for (const axis of ['curve', 'age'] as const)
          expect(map[axis] * (to[axis] - from[axis])).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
