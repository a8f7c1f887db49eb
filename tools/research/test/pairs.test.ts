import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { examinationOf } from '@kaoiro/analyser/analyse'
import type { FaceType, Level, Season } from '@kaoiro/core/diagnosis'
import { columns } from '../../report/columns.js'
import { outcomeOf, pairsOutcome } from '../evaluate/outcome.js'
import { photosOfRecords } from '../evaluate/pairs/paired-people.js'
import { pairsSummary } from '../evaluate/pairs/pairs.js'
import { photosOfLines } from '../evaluate/pairs/photo-lines.js'
import type { PhotoRecord } from '../evaluate/records/records.js'
import { personOf } from '../people.js'
import { examination, photoRecord, typesWith } from './examinations.js'

const typed = (faceType: FaceType, season: Season, chance: number) =>
  examination({ faceType, season, faceTypes: typesWith({ [faceType]: chance }) })

const chic = typed('chic', 'winter', 95)
const sweet = typed('sweet', 'winter', 55)
const basic = typed('basic', 'spring', 75)

/** Women 1 and 2 keep their type, woman 3 does not; a man keeps his. Others have one photo with a result. */
const photos: ReadonlyArray<PhotoRecord> = [
  photoRecord('female-x/1-neutral.jpg', chic),
  photoRecord('female-x/1-smiling.jpg', chic),
  photoRecord('female-x/2-neutral.jpg', sweet),
  photoRecord('female-x/2-smiling.jpg', sweet),
  photoRecord('female-x/3-neutral.jpg', chic),
  photoRecord('female-x/3-smiling.jpg', basic),
  photoRecord('female-x/4-neutral.jpg', chic),
  photoRecord('female-x/4-smiling.jpg', { reason: 'face-covered' }),
  photoRecord('male-x/1-neutral.jpg', sweet),
  photoRecord('male-x/1-smiling.jpg', sweet),
  photoRecord('male-x/5.jpg', sweet),
]

describe('pairsSummary', () => {
  const summary = pairsSummary(photosOfRecords(photos))

  test('pairs photos by folder and ID, and leaves out people with one result', () => {
    expect(summary).toMatchObject({ people: 4, photos: 8, areExpressions: true })
  })

  test('compares the confidence with how often the answer stayed, in both directions', () => {
    const type = summary?.answers.faceType
    expect(type?.agreement.onePerson).toBe(3 / 4)
    expect(type?.all).toMatchObject({ pairs: 8, stayed: 3 / 4 })
    expect(type?.all.told).toBeCloseTo((3 * 0.95 + 4 * 0.55 + 0.75) / 8, 9)
    expect(type?.sure.pairs).toBe(3)
    expect(type?.sure.stayed).toBeCloseTo(2 / 3, 9)
  })

  test('counts how often photos of one person, and of two of one gender, are questioned', () => {
    const level = (id: number, kind: string, one: Level) =>
      photoRecord(`female-x/${id}-${kind}.jpg`, examination({ level: one }))
    const people = [
      level(1, 'neutral', 1),
      level(1, 'smiling', 1),
      level(2, 'neutral', 5),
      level(2, 'smiling', 1),
    ]
    const { questioned } = pairsSummary(photosOfRecords(people)) ?? {}
    expect(questioned).toEqual({ onePerson: 0.5, twoPeople: 1 })
  })

  test('returns null if nobody has two photos', () => {
    expect(pairsSummary(photosOfRecords(photos.slice(-1)))).toBeNull()
  })
})

test('the report on photos contains the pairs and their goals', () => {
  const { report } = outcomeOf({ folder: '/x' }, photos)
  expect(report).toMatch(/^Photos of one person: 8 of 4 people, neutral and smiling/)
  expect(report).toMatch(/^face type, told minus stayed +-?\d\.\d+ +≤ 0\.08 /m)
  expect(Math.max(...report.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
})

describe('photosOfLines', () => {
  const grey = { red: -1, green: -1, blue: -1 }
  const { evidence } = examination()
  const textOf = (lines: ReadonlyArray<object>) =>
    lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const read = (lines: ReadonlyArray<object>) =>
    E.getOrElse((): ReturnType<typeof photosOfRecords> => [])(photosOfLines(textOf(lines)))

  test('types people of unknown gender as women and as men, and counts their season once', () => {
    const lines = [1, 1, 2, 2].map((person) => ({ person, evidence }))
    const summary = pairsSummary(read(lines))
    expect(summary).toMatchObject({ people: 2, genderUnknown: 2, areExpressions: false })
    expect(summary?.answers.season.all.pairs).toBe(4)
    expect(summary?.answers.faceType.all.pairs).toBe(8)
    const known = pairsSummary(read(lines.map((line) => ({ ...line, gender: 'MEN' }))))
    expect(known?.answers.faceType.all.pairs).toBe(4)
  })

  test('reads what --details writes, without refused and unreadable photos', () => {
    const lines = [...photos, { kind: 'unreadable', file: 'a.jpg', why: 'no photo' }]
    const outcome = pairsOutcome(read(lines))
    expect(outcome?.figures).toMatchObject({ people: 4, areExpressions: true })
    expect(outcome?.report).toMatch(/^season, kappa of pairs /m)
  })

  test.each([[[undefined, grey]], [[grey, undefined]], [[undefined, undefined]]])(
    'reads null as an eye with a hidden white: %j',
    (whites) => {
      const seen = { ...evidence, colours: { ...evidence.colours, white: grey, whites } }
      const [photo] = read([{ person: 1, evidence: seen }])
      expect(photo?.examinedAs('MEN')).toEqual(examinationOf('MEN', seen))
    },
  )

  test.each(['{', '{"kind":"sitter"}'])('rejects %s with its line number', (line) => {
    const left = E.match(String, () => '')(photosOfLines(`${textOf([])}${line}`))
    expect(left).toMatch(/^line 1 /)
  })
})

test.each([
  ['x/1-neutral.jpg', 'x/1'],
  ['x/a-b-left.png', 'x/a-b'],
  ['female-x/01.jpg', 'female-x/01'],
  ['1.jpeg', '1'],
])('personOf finds the person of %s', (file, person) => {
  expect(personOf(file)).toBe(person)
})
