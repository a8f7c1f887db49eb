import { beforeAll, describe, expect, test } from 'vitest'
import type { Examination } from '../src/examine/analyse.js'
import { answerOf } from '../src/examine/analyse.js'
import {
  diagnosisOf,
  faceTypesOf,
  genders,
  levels,
  reduceLevels,
  traits,
  seasons,
} from '@kaoiro/core/diagnosis'
import { agreesWithItself } from '@kaoiro/core/result-code'
import type { Trait } from '@kaoiro/core/diagnosis'
import type { MeasuredPerson } from './measured-faces.js'
import { measuredPeople } from './measured-faces.js'

// The rates come from 402 people (docs/analysis.md). The tests use only a sample of them, so the bounds are wide.

let people: ReadonlyArray<MeasuredPerson>

beforeAll(async () => {
  people = await measuredPeople()
})

type Answer = 'faceType' | 'season'

const share = (yes: ReadonlyArray<boolean>): number => yes.filter(Boolean).length / yes.length

const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The share of photos with an answer. */
const shareOf = (photos: ReadonlyArray<Examination>, answer: Answer, value: string): number =>
  share(photos.map((photo) => photo[answer] === value))

/** Pairs of photos of the same person. */
const pairs = (): ReadonlyArray<readonly [Examination, Examination]> =>
  people.flatMap(({ photo, again }) => again.map((second) => [photo, second] as const))

/** The level of a trait as the result shows it. */
const shownLevel = (trait: Trait, { levels: found }: Examination) =>
  reduceLevels(found)[traits.indexOf(trait)]

/** How often a second photo gives the same answer. */
const repeatRate = (answer: Answer): number =>
  share(pairs().map(([a, b]) => a[answer] === b[answer]))

/** How often two people of one gender have the same answer. */
const sharedRate = (answer: Answer): number =>
  share(
    people.flatMap((one, i) =>
      people
        .slice(i + 1)
        .filter(({ gender }) => gender === one.gender)
        .map((other) => one.photo[answer] === other.photo[answer]),
    ),
  )

test('every answer gives a code that agrees with itself', () => {
  for (const { gender, photo, again } of people)
    for (const one of [photo, ...again])
      expect(agreesWithItself(diagnosisOf(gender)(answerOf(one)))).toBe(true)
})

describe('the answers for different people', () => {
  // Generated mouths are wider than those of real people, who set the norm, so the last level is empty.
  test.each(traits)('include every level of %s, but for the narrowest mouth', (trait) => {
    const found = new Set(people.map(({ photo }) => photo.levels[trait]))
    const expected = trait === 'mouthWidth' ? levels.slice(0, 4) : levels
    expect([...found].sort()).toEqual([...expected])
  })

  test.each(genders)('%s: give each face type to at most 45 %%', (gender) => {
    const photos = people.filter((one) => one.gender === gender).map(({ photo }) => photo)
    for (const type of faceTypesOf(gender))
      expect(shareOf(photos, 'faceType', type), type).toBeLessThanOrEqual(0.45)
  })

  test('include every season, each for at most 60 %', () => {
    const photos = people.map(({ photo }) => photo)
    for (const season of seasons) {
      expect(shareOf(photos, 'season', season), season).toBeLessThanOrEqual(0.6)
      expect(shareOf(photos, 'season', season), season).toBeGreaterThan(0)
    }
  })
})

describe('the answers for two photos of a person', () => {
  test.each<[Answer, number]>([
    ['faceType', 0.6],
    ['season', 0.7],
  ])('agree on %s at a rate of %d or more, and more often than for two people', (answer, min) => {
    expect(repeatRate(answer)).toBeGreaterThanOrEqual(min)
    expect(repeatRate(answer)).toBeGreaterThan(sharedRate(answer) + 0.2)
  })

  test.each(traits)('differ less in %s than the answers for two people', (trait) => {
    const within = mean(pairs().map(([a, b]) => Math.abs(a.scores[trait] - b.scores[trait])))
    const scores = people.map(({ photo }) => photo.scores[trait])
    const between = mean(
      scores.flatMap((one, i) => scores.slice(i + 1).map((other) => Math.abs(one - other))),
    )
    expect(within).toBeLessThan(between / 2)
  })
})

const confidenceOf = (answer: Answer, photo: Examination): number =>
  (answer === 'faceType' ? photo.faceTypes[photo.faceType] : photo.composition[photo.season]) / 100

// Made-up second photos keep expression and person in one session, so real ones agree less often.
describe('the confidence', () => {
  test.each<Answer>(['faceType', 'season'])(
    'in %s is on average no higher than the share of second photos that agree',
    (answer) => {
      const reported = mean(people.map(({ photo }) => confidenceOf(answer, photo)))
      expect(reported).toBeLessThan(repeatRate(answer) + 0.05)
      expect(reported).toBeGreaterThan(repeatRate(answer) - 0.5)
    },
  )

  test.each(traits)(
    'in the level of %s is on average no higher than the share of second photos that agree',
    (trait) => {
      const reported = mean(people.map(({ photo }) => photo.levelConfidence[trait]))
      const stay = share(pairs().map(([a, b]) => shownLevel(trait, a) === shownLevel(trait, b)))
      expect(reported).toBeLessThan(stay + 0.05)
      expect(reported).toBeGreaterThan(stay - 0.5)
    },
  )

  test.each<Answer>(['faceType', 'season'])(
    'in %s is higher for people with second photos that agree more often',
    (answer) => {
      const all = [...pairs()].sort(([a], [b]) => confidenceOf(answer, a) - confidenceOf(answer, b))
      const half = all.length >> 1
      const stay = (some: typeof all) => share(some.map(([a, b]) => a[answer] === b[answer]))
      expect(stay(all.slice(half))).toBeGreaterThan(stay(all.slice(0, half)) + 0.05)
    },
  )
})
