import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Examiner } from '@kaoiro/analyser/examiner'
import { byTrait, traits } from '@kaoiro/core/diagnosis/level'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { columns } from '../../report/columns.js'
import { mean } from '../../statistics/mean.js'
import { limitsOf } from '../evaluate/drawn/limits.js'
import { examinePhoto } from '../evaluate/examine/examine-photo.js'
import { outcomeOf } from '../evaluate/outcome.js'
import type { EvaluationRecord } from '../evaluate/records.js'
import { detailLines } from '../evaluate/records.js'
import { examination } from './examinations.js'
import { ramp } from './pictures.js'

describe('an evaluation of drawn portraits', async () => {
  const photo = { pixels: ramp(60, 80), guide: { x: 30, y: 16 } }
  const usual = mean([...photo.pixels.data])

  /** Answers spring to photos of another brightness. */
  const examiner: Examiner = ({ data }) => {
    const season = Math.abs(mean([...data]) - usual) > 8 ? 'spring' : 'winter'
    return Promise.resolve(E.right(examination({ season, level: 4 })))
  }
  const records: ReadonlyArray<EvaluationRecord> = [
    ...(await Promise.all(
      population(3, 2).map(async ({ name, parameters }) => ({
        kind: 'sitter' as const,
        name,
        gender: 'WOMEN' as const,
        season: 'winter' as const,
        hairline: 20,
        traits: byTrait(() => 0.5),
        parameters,
        ...(await examinePhoto(examiner, photo, 'WOMEN', name)),
      })),
    )),
    { kind: 'degraded', name: 'a', expected: 'no-face', got: 'no-face' },
    { kind: 'degraded', name: 'b', expected: 'too-dark', got: null },
  ]
  const setting = { kind: 'drawn', seed: 3, count: 2, degraded: 2 } as const
  const { figures, report, picture } = outcomeOf(setting, records)

  test('counts right and unchanged answers', () => {
    expect(figures).toMatchObject({
      found: 1,
      reasons: 0.5,
      wrongReasons: [{ expected: 'too-dark', got: null, count: 1 }],
      levels: { exact: 1, withinOne: 1 },
      season: { top1: 1, top2: 1, largestShare: 1, lit: { top1: 0 } },
      faceType: { shares: { WOMEN: { chic: 1 } } },
      repeatability: {
        jpeg: { faceType: 1, season: 1 },
        exposure: { faceType: 1, season: 0 },
        mirror: { identical: 1 },
      },
    })
  })

  test('fits a terminal and draws a picture', () => {
    expect(Math.max(...report.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
    expect(report).toContain('season unchanged, hardest: exposure')
    expect(picture.svg).toMatch(/^<svg .*<\/svg>$/s)
    expect(picture.svg).not.toMatch(/NaN|undefined/)
  })

  test('writes a line of details for each portrait', () => {
    const [line = ''] = detailLines(records).split('\n')
    expect(JSON.parse(line)).toMatchObject({
      season: 'winter',
      answeredSeason: 'winter',
      reason: null,
      variants: { mirror: { season: 'winter' }, exposure: { season: 'spring' } },
    })
  })
})

describe('limitsOf', () => {
  const sitters = population(5, 240)

  /** Scores with an error by glasses and one by the camera's distance. */
  const measuredWith = (glasses: number, nearness: number) =>
    sitters.map(({ traits: drawn, parameters }) => {
      const error =
        (parameters.glasses === undefined ? 0 : glasses) + nearness / (parameters.distance ?? 1)
      const scores = byTrait((trait) => drawn[trait] + error)
      return { drawn, parameters, result: examination({ scores }) }
    })

  test('rises with what is known of the errors, to 1 if all of it is known', () => {
    const limits = limitsOf(measuredWith(2, 2))
    for (const trait of traits) {
      const { nothing = 1, distance = 1, wear = 1, both = 0, all = 0 } = limits?.[trait] ?? {}
      expect(Math.max(nothing, distance, wear)).toBeLessThan(0.95)
      expect(Math.min(distance, wear)).toBeGreaterThan(nothing)
      expect(both).toBeCloseTo(1, 6)
      expect(all).toBeCloseTo(1, 6)
    }
  })

  test('returns null for too few people', () => {
    expect(limitsOf(measuredWith(0, 0).slice(0, 100))).toBeNull()
  })
})
