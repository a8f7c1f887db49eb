import { beforeAll, describe, expect, test } from 'vitest'
import type { Examination } from '@kaoiro/core/analysis/analyse'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { genders } from '@kaoiro/core/diagnosis/gender'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import { levels, reduceLevels, traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { MeasuredPerson } from './measured-faces.js'
import { measuredPeople } from './measured-faces.js'

// Bounds with room: what holds of 402 people (docs/analysis.md) holds of these only about.

let people: ReadonlyArray<MeasuredPerson>

beforeAll(async () => {
  people = await measuredPeople()
})

type Answer = 'faceType' | 'season'

const share = (yes: ReadonlyArray<boolean>): number => yes.filter(Boolean).length / yes.length

const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** How many photos have an answer, of those of all people. */
const shareOf = (photos: ReadonlyArray<Examination>, answer: Answer, value: string): number =>
  share(photos.map((photo) => photo[answer] === value))

/** Each photo with each second one of the same person. */
const pairs = (): ReadonlyArray<readonly [Examination, Examination]> =>
  people.flatMap(({ photo, again }) => again.map((second) => [photo, second] as const))

/** The levels as a result shows them, in the order of the traits. */
const shownLevel = (trait: Trait, { levels: found }: Examination) =>
  reduceLevels(found)[traits.indexOf(trait)]

/** How often the answer stays in a second photo. */
const stays = (answer: Answer): number => share(pairs().map(([a, b]) => a[answer] === b[answer]))

/** How often two people of one gender have the same answer. */
const shared = (answer: Answer): number =>
  share(
    people.flatMap((one, i) =>
      people
        .slice(i + 1)
        .filter(({ gender }) => gender === one.gender)
        .map((other) => one.photo[answer] === other.photo[answer]),
    ),
  )

test('there are some eighty people of both genders, with two second photos each', () => {
  expect(people.length).toBeGreaterThanOrEqual(50)
  for (const gender of genders)
    expect(people.filter((one) => one.gender === gender).length).toBeGreaterThan(20)
  for (const { again } of people) expect(again).toHaveLength(2)
})

describe('the answers spread over people', () => {
  test.each(traits)('every level of %s comes', (trait) => {
    const found = new Set(people.map(({ photo }) => photo.levels[trait]))
    expect([...found].sort()).toEqual([...levels])
  })

  test.each(genders)('%s: no face type is that of nearly half', (gender) => {
    const photos = people.filter((one) => one.gender === gender).map(({ photo }) => photo)
    for (const type of faceTypesOf(gender))
      expect(shareOf(photos, 'faceType', type), type).toBeLessThanOrEqual(0.45)
  })

  test('no season is that of most, and each is that of someone', () => {
    const photos = people.map(({ photo }) => photo)
    for (const season of seasons) {
      expect(shareOf(photos, 'season', season), season).toBeLessThanOrEqual(0.6)
      expect(shareOf(photos, 'season', season), season).toBeGreaterThan(0)
    }
  })
})

describe('the answers stay with the person', () => {
  test.each<[Answer, number]>([
    ['faceType', 0.6],
    ['season', 0.7],
  ])(
    '%s: in a second photo as often as %d, and more often than with someone else',
    (answer, min) => {
      expect(stays(answer)).toBeGreaterThanOrEqual(min)
      expect(stays(answer)).toBeGreaterThan(shared(answer) + 0.2)
    },
  )

  test.each(traits)('%s differs less between photos of one person than between people', (trait) => {
    const within = mean(pairs().map(([a, b]) => Math.abs(a.scores[trait] - b.scores[trait])))
    const scores = people.map(({ photo }) => photo.scores[trait])
    const between = mean(
      scores.flatMap((one, i) => scores.slice(i + 1).map((other) => Math.abs(one - other))),
    )
    expect(within).toBeLessThan(between / 2)
  })
})

describe('confidence is how often an answer stays', () => {
  test.each<Answer>(['faceType', 'season'])('%s: on the mean', (answer) => {
    const said = mean(people.map(({ photo }) => photo.confidence[answer]))
    expect(Math.abs(said - stays(answer))).toBeLessThan(0.12)
  })

  test.each(traits)('the level of %s: on the mean', (trait) => {
    const said = mean(people.map(({ photo }) => photo.confidence.levels[trait]))
    const stay = share(pairs().map(([a, b]) => shownLevel(trait, a) === shownLevel(trait, b)))
    expect(Math.abs(said - stay)).toBeLessThan(0.12)
  })

  test.each<Answer>(['faceType', 'season'])('%s: the surer half stays more often', (answer) => {
    const all = [...pairs()].sort(([a], [b]) => a.confidence[answer] - b.confidence[answer])
    const half = all.length >> 1
    const stay = (some: typeof all) => share(some.map(([a, b]) => a[answer] === b[answer]))
    expect(stay(all.slice(half))).toBeGreaterThan(stay(all.slice(0, half)) + 0.05)
  })
})
