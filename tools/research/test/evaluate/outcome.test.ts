import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Examiner } from '@kaoiro/analyser/examiner'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { mean } from '../../../statistics/mean.js'
import { detailLines } from '../../evaluate/records/details.js'
import { examinePhoto } from '../../evaluate/examine/examine-photo.js'
import { outcomeOf } from '../../evaluate/outcome.js'
import type { EvaluationRecord, SitterRecord } from '../../evaluate/records/record.js'
import { columns } from '../../../report/columns.js'
import { examination } from './examine/examinations.js'
import { ramp } from './pixels/pictures.js'

const traits = {
  faceLine: -2,
  eyebrowAngle: -0.5,
  eyeVerticalLength: 0,
  mouthWidth: 0.5,
  noseRatio: 2,
} as const

const result = examination({
  scores: traits,
  levels: {
    faceLine: 1,
    eyebrowAngle: 2,
    eyeVerticalLength: 3,
    mouthWidth: 4,
    noseRatio: 5,
  },
})

const usual = mean([...ramp(60, 80).data])

/** Always the same, but spring where the photo is brighter or darker than usual. */
const examiner: Examiner = ({ data }) =>
  Promise.resolve(
    E.right(Math.abs(mean([...data]) - usual) > 8 ? { ...result, season: 'spring' } : result),
  )

const sitters: ReadonlyArray<SitterRecord> = await Promise.all(
  population(3, 2).map(async ({ name, parameters }) => ({
    kind: 'sitter' as const,
    name,
    gender: 'WOMEN' as const,
    season: 'winter' as const,
    hairline: 20,
    traits,
    parameters,
    ...(await examinePhoto(
      examiner,
      { pixels: ramp(60, 80), guide: { x: 30, y: 16 } },
      'WOMEN',
      name,
    )),
  })),
)

const spoiled: ReadonlyArray<EvaluationRecord> = [
  { kind: 'spoiled', name: 'a', expected: 'no-face', got: 'no-face' },
  { kind: 'spoiled', name: 'b', expected: 'too-dark', got: null },
]

describe('an evaluation with a fake examiner', () => {
  const setting = { kind: 'drawn', seed: 3, count: 2, spoiled: 2 } as const

  test('counts what stays and what does not', () => {
    const { figures } = outcomeOf(setting, [...sitters, ...spoiled])
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

  test('reports in 80 columns', () => {
    const { report, picture } = outcomeOf(setting, [...sitters, ...spoiled])
    expect(Math.max(...report.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
    expect(report).toContain('season unchanged, hardest: exposure')
    expect(picture.svg).toMatch(/^<svg .*<\/svg>$/s)
  })

  test('writes a line of details for each', () => {
    const lines = detailLines(sitters).trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      season: 'winter',
      traits,
      answeredSeason: 'winter',
      reason: null,
      variants: { mirror: { season: 'winter' }, exposure: { season: 'spring' } },
    })
  })
})
