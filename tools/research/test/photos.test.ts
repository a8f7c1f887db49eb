import { describe, expect, test } from 'vitest'
import { columns } from '../../report/columns.js'
import { outcomeOf } from '../evaluate/outcome.js'
import { combinationsOf, gainOf } from '../evaluate/photos/combinations.js'
import type { EvaluationRecord } from '../evaluate/records/records.js'
import { everything, seriesOf } from '../evaluate/second-photo/amounts.js'
import { examination, photoRecord } from './examinations.js'

const setting = {
  kind: 'photos',
  seed: 3,
  folder: '/faces',
  again: 2,
  series: [everything],
} as const

const spring = examination({ season: 'spring', level: 1 })
const winter = examination({ season: 'winter', level: 5 })
const sweet = examination({ season: 'autumn', faceType: 'sweet' })

const records: ReadonlyArray<EvaluationRecord> = [
  photoRecord('female-asian/found.jpg', winter, winter, winter),
  photoRecord('female-asian/b.jpg', sweet, sweet, winter),
  photoRecord('female-white/found.jpg', spring, spring, { reason: 'blurred' }),
  photoRecord('female-white/d.jpg', { reason: 'face-covered' }),
  photoRecord('male-asian/found.jpg', winter, winter, winter),
  photoRecord('male-asian/f.jpg', spring, spring, spring),
  { kind: 'unreadable', file: 'male-asian/g.jpg', why: 'its size cannot be read' },
]

const { figures, report, picture } = outcomeOf(setting, records)

const expectTerminal = (text: string): void => {
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
  expect(text).not.toMatch(/NaN|undefined|Infinity/)
}

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
      seasons: {
        all: { photos: 5, shares: { spring: 0.4, summer: 0, autumn: 0.2, winter: 0.4 } },
        eastAsian: { photos: 4, shares: { spring: 0.25, winter: 0.5 } },
        folders: { 'female-white': { photos: 1, shares: { spring: 1 } } },
      },
    })
  })

  test('lists refused and unreadable files', () => {
    expect(figures).toMatchObject({
      refusedShare: 1 / 6,
      refused: { 'face-covered': ['female-white/d.jpg'] },
      steadiness: { everything: { secondPhotos: 10, refusals: { blurred: 1 } } },
    })
    expect(report).toContain('face-covered 1:  female-white/d.jpg')
    expect(report).toContain('male-asian/g.jpg: its size cannot be read')
  })

  test('compares second photos with each other and with the original', () => {
    expect(figures).toMatchObject({
      steadiness: {
        everything: {
          // One of nine second photos has another season than its original.
          stayed: { season: 8 / 9, faceType: 8 / 9 },
          // One of five people has second photos of different seasons.
          agreement: { season: { onePerson: 4 / 5, people: 5 } },
          variation: { scores: { faceLine: { people: 5 } } },
          // Four people have two second photos: two pairs with the original, and two between the second photos. The
          // person with one second photo has one pair. Of the second person's four pairs, three disagree.
          confidence: { season: { pairs: 17, sure: { pairs: 17, stayed: 14 / 17 } } },
        },
      },
    })
  })

  test('shows whether answers change more often for photos with a doubt', () => {
    const doubtful = examination({ doubts: ['smile'], season: 'winter' })
    const summer = examination({ season: 'summer' })
    const { figures: doubted } = outcomeOf(setting, [
      photoRecord('female-white/a.jpg', doubtful, doubtful, summer),
      photoRecord('female-white/b.jpg', summer, summer, summer),
    ])
    // Two of six photos have the doubt. In two of their three pairs, the other photo has the season summer.
    expect(doubted).toMatchObject({
      steadiness: {
        everything: {
          doubts: {
            none: { reported: 4 / 6, season: { stayed: 4 / 5, confidence: 0.9 } },
            smile: { reported: 2 / 6, season: { stayed: 1 / 3 }, faceType: { stayed: 1 } },
            guide: { reported: 0 },
          },
          secondNamed: { season: 2 / 3 },
        },
      },
    })
  })

  test('writes a report of at most 80 columns, and an SVG picture', () => {
    expectTerminal(report)
    expect(picture).toMatch(/^<svg .*<\/svg>$/s)
    expect(picture).not.toMatch(/NaN|undefined/)
  })

  test('prints one row for each series', () => {
    const series = [everything, seriesOf(['turn'])]
    const { report: long } = outcomeOf({ ...setting, series }, records)
    expectTerminal(long)
    expect(long).toMatch(/^the same +type +season.*\neverything .*\nturn /m)
    expect(long).toMatch(/^ICC +line +brow.*\neverything .*\nturn /m)
  })
})

describe('the goals', () => {
  interface Goal {
    readonly figure: string
    readonly reached: boolean | null
  }
  const goalsOf = (some: object) => (some as { readonly goals: ReadonlyArray<Goal> }).goals

  test('are reached only within their bounds', () => {
    const reached = (name: string) =>
      goalsOf(figures).find(({ figure }) => figure === name)?.reached
    expect(reached('levels of women, each')).toBe(false)
    expect(reached('largest share of one season')).toBe(true)
    expect(reached('spring, East Asian folders')).toBe(true)
    expect(reached('winter, East Asian folders')).toBe(false)
    expect(reached('face type the same in two second photos')).toBe(true)
    expect(reached('season the same in two second photos')).toBe(false)
  })

  test('are neither reached nor missed if there is nothing to measure', () => {
    const nobody = outcomeOf(setting, [photoRecord('x/a.jpg', { reason: 'no-face' })])
    const rows = goalsOf(nobody.figures).filter(({ figure }) => figure !== 'photos refused')
    expect(new Set(rows.map(({ reached }) => reached))).toEqual(new Set([null]))
    expectTerminal(nobody.report)
  })
})

describe('combinationsOf', () => {
  const chic = examination({ faceType: 'chic', level: 5 })
  const outlier = examination({ faceType: 'sweet', level: 1 })
  const person = (...second: ReadonlyArray<typeof chic>) => ({
    gender: 'WOMEN' as const,
    first: chic,
    second,
  })

  test('finds more agreement between groups of three than between single photos if one photo is an outlier', () => {
    const combinations = combinationsOf([person(chic, chic, chic, chic, chic, outlier)])
    // The outlier is in ten of thirty ordered pairs of single photos. The median of three photos ignores it.
    expect(combinations?.byPhotos[1].same.faceType).toBeCloseTo(20 / 30)
    expect(combinations?.byPhotos[3]).toMatchObject({
      same: { faceType: 1 },
      byAgreement: {
        faceType: { all: { results: 0.5, stayed: 1 }, most: { results: 0.5, stayed: 1 } },
      },
    })
    expect(combinations && gainOf(combinations, 3, 'faceType')).toBeCloseTo(1 / 3)
  })

  test('returns null unless a person has six second photos', () => {
    expect(combinationsOf([person(chic, chic, chic, chic, chic)])).toBeNull()
  })
})
