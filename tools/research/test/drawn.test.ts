import { describe, expect, test } from 'vitest'
import type { Level } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { columns } from '../../report/columns.js'
import { outcomeOf } from '../evaluate/outcome.js'
import type { Answer, EvaluationRecord } from '../evaluate/records/records.js'
import { examination } from './examinations.js'

describe('an evaluation of drawn portraits', () => {
  /** A person of season winter. All traits are drawn with the deviation `drawn`; 0 is the middle of level 3. */
  const sitter = (drawn: number, answer: Answer, mirrored: Answer | null): EvaluationRecord[] =>
    population(3, 1).map(({ name, parameters }) => ({
      kind: 'sitter',
      name,
      gender: 'WOMEN',
      season: 'winter',
      hairline: 20,
      traits: byTrait(() => drawn),
      parameters,
      answer,
      mirrored,
    }))
  const winter = (level: Level) => examination({ season: 'winter', level })
  const records: ReadonlyArray<EvaluationRecord> = [
    ...sitter(-2, winter(1), winter(1)),
    ...sitter(0, winter(4), winter(4)),
    ...sitter(0.1, examination({ season: 'spring', level: 5 }), winter(5)),
    ...sitter(2, winter(5), { reason: 'blurred' }),
    ...sitter(2, { reason: 'no-face' }, null),
    { kind: 'degraded', name: 'a', expected: 'no-face', got: 'no-face' },
    { kind: 'degraded', name: 'b', expected: 'too-dark', got: null },
  ]
  const setting = { kind: 'drawn', seed: 3, count: 5, degraded: 2 } as const
  const { figures, report } = outcomeOf(setting, records)

  test('counts answers that are the same in the mirror image, and right reasons', () => {
    expect(figures).toMatchObject({
      mirrorIdentical: 0.5,
      found: 0.8,
      refusals: { 'no-face': 1 },
      reasons: 0.5,
      wrongReasons: [{ name: 'b', expected: 'too-dark', got: null }],
      // Spearman's correlation of the drawn deviations with the scores, which are equal for two of four people.
      rankCorrelations: { faceLine: expect.closeTo(0.949, 3) as number },
    })
  })

  test('reports goals, refusals and wrong reasons in at most 80 columns', () => {
    expect(Math.max(...report.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
    expect(report).toMatch(/^a photo and its mirror identical +50\.0 % +100 % +missed$/m)
    expect(report).toContain('refused, no-face: 1')
    expect(report).toContain('b: too-dark → a result')
  })
})
