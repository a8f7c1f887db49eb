import { describe, expect, test } from 'vitest'
import { detailLines } from '../../../evaluate/records/details.js'
import { outcomeOf } from '../../../evaluate/outcome.js'
import { everything, seriesOf } from '../../../evaluate/second-photo/series.js'
import type { EvaluationRecord } from '../../../evaluate/records/record.js'
import { changes } from '../../../evaluate/second-photo/amounts.js'
import { columns } from '../../../../report/columns.js'
import { examination, photoRecord } from '../examine/examinations.js'

const setting = {
  kind: 'photos',
  seed: 3,
  folder: '/faces',
  again: 2,
  series: [everything],
} as const

const spring = examination({ season: 'spring', level: 1, colour: colourOf(1) })
const winter = examination({ season: 'winter', level: 5, colour: colourOf(-1) })
const sweet = examination({ season: 'autumn', faceType: 'sweet' })

function colourOf(warmth: number) {
  return { warmth, lightness: 0, chroma: 0, contrast: 0 }
}

const records: ReadonlyArray<EvaluationRecord> = [
  photoRecord('female-asian/told.jpg', winter, winter, winter),
  photoRecord('female-asian/b.jpg', sweet, sweet, winter),
  photoRecord('female-white/told.jpg', spring, spring, { reason: 'blurred' }),
  photoRecord('female-white/d.jpg', { reason: 'face-covered' }),
  photoRecord('male-asian/told.jpg', winter, winter, winter),
  photoRecord('male-asian/f.jpg', spring, spring, spring),
  { kind: 'unreadable', file: 'male-asian/g.jpg', why: 'its size cannot be read' },
]

const { figures, report, picture } = outcomeOf(setting, records)

interface GoalRow {
  readonly figure: string
  readonly measured: unknown
  readonly reached: boolean | null
}

const goalsIn = (outcome: object): ReadonlyArray<GoalRow> =>
  (outcome as { readonly goals: ReadonlyArray<GoalRow> }).goals

describe('an evaluation of photos', () => {
  test('says what answers each gender got', () => {
    expect(figures).toMatchObject({
      photos: 6,
      byGender: {
        WOMEN: {
          photos: 3,
          levels: { faceLine: { 1: 1 / 3, 2: 0, 3: 1 / 3, 4: 0, 5: 1 / 3 } },
          faceTypes: { chic: 2 / 3, sweet: 1 / 3, basic: 0 },
        },
        MEN: { photos: 2, faceTypes: { chic: 1, wild: 0 } },
      },
    })
  })

  test('says the seasons of all, of each folder and of the East Asian ones', () => {
    expect(figures).toMatchObject({
      seasons: {
        all: { photos: 5, shares: { spring: 0.4, summer: 0, autumn: 0.2, winter: 0.4 } },
        eastAsian: { photos: 4, shares: { spring: 0.25, winter: 0.5 } },
        folders: { 'female-white': { photos: 1, shares: { spring: 1 } } },
      },
    })
  })

  test('names what was refused, by reason', () => {
    expect(figures).toMatchObject({
      refusedShare: 1 / 6,
      refused: { 'face-covered': ['female-white/d.jpg'] },
      unreadable: [{ file: 'male-asian/g.jpg', why: 'its size cannot be read' }],
      steadiness: { everything: { secondPhotos: 10, refusals: { blurred: 1 } } },
    })
    expect(report).toContain('face-covered 1:  female-white/d.jpg')
    expect(report).toContain('male-asian/g.jpg: its size cannot be read')
  })

  test('says how often the hairline was found in the pixels', () => {
    expect(figures).toMatchObject({ hairlineTold: 0.6 })
    expect(report).toContain('told where the hair begins in 60 %')
  })

  test('compares second photos with each other and with the photo itself', () => {
    expect(figures).toMatchObject({
      steadiness: {
        everything: {
          // Of nine second photos one has another season than its photo.
          stayed: { season: 8 / 9, faceType: 8 / 9 },
          // One of five people has two seasons.
          agreement: { season: { onePerson: 4 / 5, people: 5 } },
        },
      },
    })
  })

  test('measures how much of every number lies between people', () => {
    expect(figures).toMatchObject({
      steadiness: {
        everything: {
          variation: {
            scores: { faceLine: { people: 5 } },
            position: { curve: { correlation: 0 } },
            colour: { warmth: { people: 5 }, contrast: { correlation: 0 } },
          },
        },
      },
    })
  })

  test('compares confidence with how often the answer stayed in the other photos', () => {
    // Told 0.9 each: two pairs of a photo and its second ones, two of these, for each person; of the
    // second person's four pairs three disagree, and who has one second photo has one pair.
    expect(figures).toMatchObject({
      steadiness: {
        everything: {
          confidence: { season: { pairs: 17, sure: { pairs: 17, stayed: 14 / 17 } } },
        },
      },
    })
  })

  test('says which doubts photos had, and whether their answers changed', () => {
    const doubtful = examination({ doubts: ['smile'], season: 'winter' })
    const summer = examination({ season: 'summer' })
    const { figures: doubted, report: doubtedReport } = outcomeOf(setting, [
      photoRecord('female-white/a.jpg', doubtful, doubtful, summer),
      photoRecord('female-white/b.jpg', summer, summer, summer),
    ])
    // Four photos of six smile not; of the smiling ones' three pairs two are with summer.
    expect(doubted).toMatchObject({
      steadiness: {
        everything: {
          doubts: {
            none: { told: 4 / 6, season: { stayed: 4 / 5, said: 0.9 } },
            smile: { told: 2 / 6, season: { stayed: 1 / 3 }, faceType: { stayed: 1 } },
            guide: { told: 0 },
          },
          // From winter to summer, as was named, and back, which was not.
          secondNamed: { season: 2 / 3 },
        },
      },
    })
    expect(doubtedReport).toMatch(/^smile +33.3 % +100.0 % +90.0 % +33.3 %/m)
  })

  test('reports in 80 columns', () => {
    expect(Math.max(...report.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
    expect(report).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('draws a picture', () => {
    expect(picture.name).toBe('photos.svg')
    expect(picture.svg).toMatch(/^<svg .*<\/svg>$/s)
  })

  test('is the same from the same records', () => {
    expect(outcomeOf(setting, records)).toEqual({ figures, report, picture })
  })
})

describe('each change alone', () => {
  const turn = seriesOf(['turn'])
  const turned = records.map((record): EvaluationRecord =>
    record.kind === 'photo' && 'everything' in record.again
      ? { ...record, again: { everything: record.again['everything'] ?? [], turn: [] } }
      : record,
  )
  const { report: eachReport, figures: eachFigures } = outcomeOf(
    { ...setting, series: [everything, turn] },
    turned,
  )

  test('is a row of a table beside everything at once', () => {
    const rows = eachReport.split('\n').filter((line) => /^(everything|turn) /.test(line))
    expect(rows.map((line) => line.split(/ +/)[0])).toEqual([
      ...['everything', 'turn'],
      ...['everything', 'turn'],
    ])
    expect(eachReport).toMatch(/^the same +type +season/m)
    expect(eachReport).toMatch(/^ICC +line +brow/m)
  })

  test('may be many, in 80 columns still', () => {
    const all = seriesOf(changes)
    const { report: long } = outcomeOf({ ...setting, series: [all] }, records)
    expect(Math.max(...long.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
  })

  test('is in the figures, and its report as narrow', () => {
    expect(eachFigures).toMatchObject({ steadiness: { turn: { secondPhotos: 0 } } })
    const lengths = eachReport.split('\n').map(({ length }) => length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(columns)
    expect(eachReport).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('goals are for everything at once and for no change alone', () => {
  const turn = seriesOf(['turn'])
  const alone = outcomeOf({ ...setting, series: [turn] }, records)
  expect(goalsIn(alone.figures).map(({ figure }) => figure)).not.toContain(
    'face type the same in two second photos',
  )
  expect(alone.report).toContain('changed:  turn')
})

describe('the goals', () => {
  const reached = (figure: string) => goalsIn(figures).find((row) => row.figure === figure)?.reached

  test('are for shares that lie within their bounds, and for answers that stay', () => {
    expect(reached('levels of women, each')).toBe(false)
    expect(reached('face types of men, each')).toBe(false)
    expect(reached('largest share of one season')).toBe(true)
    expect(reached('spring, East Asian folders')).toBe(true)
    expect(reached('winter, East Asian folders')).toBe(false)
    expect(reached('face type the same in two second photos')).toBe(true)
    expect(reached('season the same in two second photos')).toBe(false)
    expect(reached('photos refused')).toBe(false)
  })

  test('are neither reached nor missed if there is nothing to measure', () => {
    const nobody = outcomeOf(setting, [photoRecord('x/a.jpg', { reason: 'no-face' })])
    const rows = goalsIn(nobody.figures).filter(({ figure }) => figure !== 'photos refused')
    expect(rows.length).toBeGreaterThan(10)
    for (const { measured, reached } of rows) expect([measured, reached]).toEqual([null, null])
    expect(nobody.report).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('the details hold each examination as it is, with what was changed', () => {
  const [line = ''] = detailLines(records).split('\n')
  expect(JSON.parse(line)).toEqual(records[0])
})
