import { describe, expect, test } from 'vitest'
import type { Level } from '@kaoiro/core/diagnosis'
import { columns } from '../../report/columns.js'
import { outcomeOf } from '../evaluate/outcome.js'
import type { EvaluationRecord } from '../evaluate/records/records.js'
import { examination, photoRecord } from './examinations.js'

const setting = { folder: '/faces' }

const spring = examination({ season: 'spring', level: 1 })
const winter = examination({ season: 'winter', level: 5 })
const sweet = examination({ season: 'autumn', faceType: 'sweet' })

const records: ReadonlyArray<EvaluationRecord> = [
  photoRecord('female-asian/found.jpg', winter),
  photoRecord('female-asian/b.jpg', sweet),
  photoRecord('female-white/found.jpg', spring),
  photoRecord('female-white/d.jpg', { reason: 'face-covered' }),
  photoRecord('male-asian/found.jpg', winter),
  photoRecord('male-asian/f.jpg', spring),
  { kind: 'unreadable', file: 'male-asian/g.jpg', why: 'its size cannot be read' },
]

const { figures, report } = outcomeOf(setting, records)

const expectTerminal = (text: string): void => {
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
  expect(text).not.toMatch(/NaN|undefined|Infinity/)
}

interface Goal {
  readonly figure: string
  readonly reached: boolean | null
}
const goalsOf = (some: object) => (some as { readonly goals: ReadonlyArray<Goal> }).goals

describe('an evaluation of photos', () => {
  test('returns the shares of answers by gender and folder', () => {
    expect(figures).toMatchObject({
      photos: 6,
      hairlineFound: 0.6,
      byGender: {
        WOMEN: {
          photos: 3,
          levels: { faceLine: { 1: 1 / 3, 2: 0, 3: 1 / 3, 4: 0, 5: 1 / 3 } },
          faceTypes: { chic: 2 / 3, sweet: 1 / 3, basic: 0 },
        },
        MEN: { photos: 2, faceTypes: { chic: 1, wild: 0 } },
      },
      seasons: { photos: 5, shares: { spring: 0.4, summer: 0, autumn: 0.2, winter: 0.4 } },
      groups: {
        'female-white': { photos: 2, refused: 0.5, seasons: { spring: 1 } },
        asian: { photos: 4, refused: 0, seasons: { spring: 0.25, winter: 0.5 } },
      },
    })
  })

  test('lists refused and unreadable files', () => {
    expect(figures).toMatchObject({
      refusedShare: 1 / 6,
      refused: { 'face-covered': ['female-white/d.jpg'] },
    })
    expect(report).toContain('face-covered 1:  female-white/d.jpg')
    expect(report).toContain('male-asian/g.jpg: its size cannot be read')
  })

  test('writes a report of at most 80 columns', () => {
    expectTerminal(report)
  })
})

describe('groups', () => {
  const many = (folder: string, answer: typeof spring) =>
    Array.from({ length: 20 }, (_, i) => photoRecord(`${folder}/${i}.jpg`, answer))
  const summer = examination({ season: 'summer', level: 1 })
  const two = outcomeOf(setting, [...many('male-a', summer), ...many('male-b', sweet)])

  test('names the largest difference between two groups', () => {
    expect(two.figures).toMatchObject({
      largestDifference: { least: { share: 0 }, most: { share: 1 } },
    })
    expect(two.report).toContain('Largest difference between groups of 20 and more:')
    expectTerminal(two.report)
  })
})

describe('the goals', () => {
  test('are reached only within their bounds', () => {
    const reached = (name: string) =>
      goalsOf(figures).find(({ figure }) => figure === name)?.reached
    expect(reached('each season by own norms')).toBe(false)
  })

  test('are for the levels of real people at rest only, of all photos of a folder', () => {
    const photosWith = (levels: ReadonlyArray<Level>, expression: string) =>
      levels.map((level, i) =>
        photoRecord(`female-x/${i}-${expression}.jpg`, examination({ level })),
      )
    const smiling = photosWith([1, 1, 1], 'smiling')
    const levelGoals = (neutral: ReadonlyArray<Level>) =>
      goalsOf(outcomeOf(setting, [...photosWith(neutral, 'neutral'), ...smiling]).figures)
        .filter(({ figure }) => /neutral women|three levels/.test(figure))
        .map(({ reached }) => reached)
    expect(levelGoals([1, 2, 3, 4, 5])).toEqual([true, true])
    expect(levelGoals([1, 2, 3, 4, 5, 5, 5])).toEqual([false, false])
    expect(levelGoals([])).toEqual([])
  })

  test('are neither reached nor missed if there is nothing to measure', () => {
    const nobody = outcomeOf(setting, [photoRecord('x/a.jpg', { reason: 'no-face' })])
    const rows = goalsOf(nobody.figures).filter(({ figure }) => figure !== 'photos refused')
    expect(new Set(rows.map(({ reached }) => reached))).toEqual(new Set([null]))
    expectTerminal(nobody.report)
  })
})

test('with --ways, tells how often an answer changes with the way a photo is prepared, and by how much', () => {
  const own = examination({ composition: { spring: 20, summer: 10, autumn: 0, winter: 70 } })
  const moved = examination({
    season: 'spring',
    composition: { spring: 50, summer: 10, autumn: 0, winter: 40 },
  })
  const outcome = outcomeOf({ ...setting, ways: true }, [
    photoRecord('female-x/1.jpg', own, own, moved),
    photoRecord('female-x/2.jpg', own, own, own),
  ])
  expect(outcome.figures).toMatchObject({
    ways: { photos: 2, season: 0.5, faceType: 0, largestMove: 30, medianMove: 15 },
  })
  expectTerminal(outcome.report)
  expect(outcome.report).toMatch(/another season in one of six ways +50\.0 %/)
})
