import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { directions } from '@kaoiro/analyser/traits'
import { byTrait, traits } from '@kaoiro/core/diagnosis'
import { columns } from '../../report/columns.js'
import { outcomeOf } from '../evaluate/outcome.js'
import type { PhotoRecord, Truth } from '../evaluate/records/records.js'
import type { HandPoint } from '../evaluate/truth/hand-traits.js'
import { byPoints } from '../evaluate/truth/hand-traits.js'
import { truthIn } from '../evaluate/truth/truth-file.js'
import { validityOf } from '../evaluate/truth/validity.js'
import { examination, photoRecord } from './examinations.js'

/** A symmetric face in numbers that are easy to check: the pupils at a height of 400, the chin at 700. */
const handPoints = (): ReadonlyArray<HandPoint> => {
  const points = Array.from({ length: 189 }, (): HandPoint => [0, 0])
  const set = (y: number, places: Readonly<Record<number, number>>) => {
    for (const [index, x] of Object.entries(places)) points[Number(index)] = [x, y]
  }
  set(400, { 0: 390, 1: 510, 18: 360, 22: 420, 23: 480, 27: 540 })
  set(390, { 19: 375, 20: 390, 21: 405, 24: 495, 25: 510, 26: 525 })
  set(405, { 28: 375, 29: 390, 30: 405, 31: 495, 32: 510, 33: 525 })
  set(350, { 71: 350, 76: 430, 77: 470, 82: 550 })
  set(330, { 73: 375, 74: 405, 79: 495, 80: 525 })
  set(346, { 83: 375, 84: 405, 85: 495, 86: 525 })
  set(550, { 55: 450, 109: 250, 112: 650, 110: 250, 113: 650 })
  set(620, { 87: 400, 93: 500, 125: 300, 133: 600, 126: 310, 132: 590, 127: 320, 131: 580 })
  set(700, { 129: 450 })
  set(200, { 139: 440, 140: 460 })
  return points
}

describe('byPoints', () => {
  test('measures the five traits, and the hairline in pixels', () => {
    const { traits: found, hairline } = byPoints(handPoints())
    expect(found.faceLine).toBeCloseTo(280 / 300, 9)
    expect(found.eyebrowAngle).toBeCloseTo((20 + 4) / 2 / 80, 9)
    expect(found.eyeVerticalLength).toBeCloseTo(15 / 60, 9)
    expect(found.mouthWidth).toBeCloseTo(100 / 400, 9)
    expect(found.noseRatio).toBeCloseTo(150 / 500, 9)
    expect(hairline.y).toBe(200)
    expect(hairline.faceHeight).toBe(500)
  })
})

describe('truthIn', () => {
  const some = { faceLine: 0.87, brow: 0.2, eye: 0.3, mouth: 0.4 }
  const read = (json: object) => truthIn(JSON.stringify(json))

  test('reads points, and traits without points', () => {
    const truth = read({
      '001': { gender: 'male', points: handPoints() },
      '002': { gender: 'WOMEN', traits: some },
    })
    expect(truth).toMatchObject(
      E.right({
        '001': { gender: 'MEN', traits: { mouthWidth: 0.25 } },
        '002': { gender: 'WOMEN', traits: { mouthWidth: 0.4, noseRatio: NaN }, hairline: null },
      }),
    )
  })

  test.each([
    ['an empty file', {}, 'no people in it'],
    ['a list', [], 'not a JSON object'],
    ['missing points', { 7: { gender: 'MEN', points: [[1, 2]] } }, 'person 7: 1 points instead'],
    ['an unknown gender', { 7: { gender: 'x', traits: some } }, "person 7: the gender 'x'"],
    ['another shape', { 7: { gender: 'MEN' } }, 'person 7: neither'],
  ])('rejects %s and shows the format', (_, json, why) => {
    const left = E.match(String, () => '')(read(json))
    expect(left).toContain(why)
    expect(left).toContain('Expected { "ID"')
  })
})

/** Ten people of each gender; men have other measures. The scores follow the traits, for brows at random. */
const people = Array.from({ length: 20 }, (_, i) => {
  const isMan = i % 2 === 1
  const own = Math.floor(i / 2) / 10
  const value = byTrait(() => own + (isMan ? 3 : 0))
  const scores = {
    ...byTrait((trait) => directions[trait] * own + (isMan ? 5 : 0)),
    eyebrowAngle: (i * 7) % 4,
  }
  return { id: `p${i}`, gender: isMan ? ('MEN' as const) : ('WOMEN' as const), value, scores }
})

const truth: Truth = Object.fromEntries(
  people.map(({ id, gender, value }) => [
    id,
    { gender, traits: value, hairline: { y: 264, faceHeight: 600 } },
  ]),
)

const photos: ReadonlyArray<PhotoRecord> = [
  ...people.map(({ id, gender, scores }) => ({
    ...photoRecord(`female-found/${id}-neutral.jpg`, examination({ scores })),
    gender,
  })),
  photoRecord('female-found/p0-smiling.jpg', examination()),
  photoRecord('female-found/stranger-neutral.jpg', examination()),
]

describe('validityOf', () => {
  test('correlates within each gender, in the direction of the scores', () => {
    const { scores, measures } = validityOf(photos, truth)
    for (const trait of traits)
      if (trait === 'eyebrowAngle') expect(Math.abs(scores[trait] ?? 1)).toBeLessThan(0.5)
      else expect(scores[trait]).toBeCloseTo(1, 9)
    // The measures of the fixture are all the same.
    expect(measures.faceLine).toBeCloseTo(0, 9)
  })

  test('counts people without points or without a result', () => {
    const refused = photoRecord('x/p3-neutral.jpg', { reason: 'blurred' })
    const some = photos.filter(({ file }) => !file.includes('p3-'))
    expect(validityOf([...some, refused], truth)).toMatchObject({
      people: 19,
      refused: 1,
      unknown: 1,
    })
  })

  test("measures the error of the hairline as a share of the face's height, in photos of any height", () => {
    const { hairline } = validityOf(photos, truth)
    expect(hairline.found).toMatchObject({ photos: 20 })
    expect(hairline.all?.mean).toBeCloseTo(0.04, 9)
    expect(hairline.all?.median).toBeCloseTo(0.04, 9)
  })

  test('returns null for traits that fewer than three people of a gender have', () => {
    const { scores } = validityOf(photos.slice(0, 4), truth)
    expect(scores.faceLine).toBeNull()
  })
})

test('the report starts with the comparison, and the goals include it', () => {
  const setting = { folder: '/x', truth }
  const { report, figures } = outcomeOf(setting, photos)
  expect(report).toMatch(/^Against hand-set points: 20 people; 0 refused, 1 without points\n/)
  expect(report).toMatch(/^score against hand, face line +1\.000 +≥ 0\.78 +reached$/m)
  expect(report).toMatch(/^score against hand, brow .*missed$/m)
  expect(Math.max(...report.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columns)
  expect(figures).toMatchObject({ validity: { people: 20 }, pairs: { people: 1 } })
})
