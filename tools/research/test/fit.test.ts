import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  lightnessWeights,
  meanColours,
  referenceWeights,
  traitStatistics,
  warmthWeights,
  seasonCuts,
} from '@kaoiro/analyser/colour'
import { noise } from '@kaoiro/analyser/confidence'
import { mouthAtRest, nuisances, populations, smileWeights } from '@kaoiro/analyser/traits'
import { workspace } from '../../programs/workspace.js'
import type { Constants } from '../fit/constants.js'
import { fitConstants } from '../fit/constants.js'
import type { Person } from '../fit/people.js'
import { fitTraits } from '../fit/fit-traits.js'
import { isVisitor, joined, peopleIn, split } from '../fit/people.js'
import type { SourceFile } from '../fit/source-files.js'
import { filesOf, sourceOf } from '../fit/source-files.js'
import { reportOf, validationOf } from '../fit/validation.js'
import { professionalSeasonShares } from '../statistics/shares.js'
import { colouringsBy, facesBy } from './fitted-people.js'

test('split makes complementary halves', () => {
  const people = facesBy(1, 0, (i) => i)
  const files = (some: ReadonlyArray<Person>) => some.map(({ file }) => file).sort()
  const { fitted, others } = split(people, 'even')
  expect(files([...fitted, ...others])).toEqual(files(people))
  expect(files(split(people, 'odd').fitted)).toEqual(files(others))
})

describe('peopleIn', () => {
  const seen = { evidence: { shape: {}, colours: {} } }
  const refused = { reason: 'TOO_DARK' }
  const line = (
    answer: object,
    again: Readonly<Record<string, ReadonlyArray<object>>> = {},
    file = 'male-asian/1.jpg',
  ) =>
    JSON.stringify({
      kind: 'photo',
      file,
      folder: 'male-asian',
      gender: 'MEN',
      answer,
      again: Object.fromEntries(
        Object.entries(again).map(([name, some]) => [name, some.map((one) => ({ answer: one }))]),
      ),
    })
  const read = (text: string) => E.getOrElse((): ReadonlyArray<Person> => [])(peopleIn(text))

  test('leaves out refused photos, and people with refused photos only', () => {
    const people = read(`${line(seen, { everything: [refused, seen] })}\n${line(refused)}\n`)
    expect(people.map(({ second }) => second.length)).toEqual([1])
  })

  test('puts all photos of a person in one half, and counts refused people', () => {
    const files = ['x/1-neutral.jpg', 'x/1-smiling.jpg', 'x/2.jpg', 'x/3.jpg']
    const text = files.map((file) => line(file === 'x/2.jpg' ? refused : seen, {}, file)).join('\n')
    expect(read(text).map(({ half }) => half)).toEqual(['even', 'even', 'even'])
  })

  test('joins the series of several files', () => {
    const people = joined([
      read(line(seen, { everything: [seen, seen, refused], turn: [seen] })),
      read(line(seen, { pose: [seen] })),
    ])
    expect(people.map(({ second, posed }) => [second.length, posed.length])).toEqual([[2, 1]])
  })

  test('skips drawn portraits and unreadable files', () => {
    expect(peopleIn('{"kind":"sitter"}\n{"kind":"unreadable"}\n')).toEqual(E.right([]))
  })

  test.each([
    ['{', 'line 2 is not JSON'],
    ['{"kind":"photo"}', 'line 2 was not written by evaluate --details'],
  ])('rejects %s with its line number', (wrong, why) => {
    expect(peopleIn(`${line(refused)}\n${wrong}`)).toEqual(E.left(why))
  })
})

describe('filesOf', () => {
  const committed: Constants = {
    traits: { mouthAtRest, nuisances, populations, smileWeights },
    colours: {
      lightnessWeights,
      meanColours,
      referenceWeights,
      traitStatistics,
      warmthWeights,
    },
    seasons: { cuts: seasonCuts, shares: professionalSeasonShares, rounds: 0 },
    noise,
  }

  const textOf = ({ path: file }: SourceFile) => readFileSync(path.join(workspace, file), 'utf8')

  test('changes only the named source if the constants are the committed ones', () => {
    for (const file of filesOf('four photos', committed))
      expect(file.text.replace(/ from .*/, '')).toBe(textOf(file).replace(/ from .*/, ''))
  })

  test('replaces the numbers of a constant and keeps its comments', () => {
    const cuts = { warmth: 1.5, warm: -2, cool: 0 }
    const files = filesOf('four photos', { ...committed, seasons: { ...committed.seasons, cuts } })
    const { text = '' } = files.find((file) => file.path.endsWith('season-cuts.ts')) ?? {}
    expect(text).toMatch(/^\/\/ Printed by `npm run fit` from four photos\.\n/)
    expect(text).toMatch(/\*\/\n  warmth: 1.5,\n.*\*\/\n  warm: -2,\n.*\*\/\n  cool: 0,\n}\n$/s)
  })

  test('counts a person with a neutral and a smiling photo once', () => {
    const [person] = facesBy(1, 1, (i) => i)
    const of = (file: string) => (person === undefined ? [] : [{ ...person, file }])
    const people = [...of('women/a-neutral.jpg'), ...of('women/a-smiling.jpg')]
    expect(sourceOf(people, { visitors: 'asian', half: undefined })).toContain(' of 1 people ')
  })

  test('finds every fitted constant in the files of core', () => {
    const people = facesBy(1, 1, (i) => i)
    const source = sourceOf(people, { visitors: 'asian', half: 'even' })
    expect(source).toBe(
      '160 photos, and 120 in other poses, of 40 people (even half; 20 in folders *asian*)',
    )
    const traits = fitTraits(people)
    const fitted = fitConstants(colouringsBy(1), isVisitor('asian'))
    const [traitFile] = filesOf(source, { ...fitted, traits, noise })
    expect(traitFile?.text).toContain('eyebrowAngle: { yawSquared: 1, open: 0, smile: 0 }')
  })
})

test('fitted constants are valid for people that they were not fitted to', () => {
  const visits = isVisitor('asian')
  const { fitted, others } = split(colouringsBy(1), 'odd')
  const constants = fitConstants(fitted, visits)
  const validation = validationOf(constants, others, visits)
  expect(validation.people).toBe(60)
  expect(validation.between.warmth).toBeGreaterThan(0.9)
  expect(validation.season.onePerson).toBeGreaterThan(validation.season.twoPeople)
  const report = reportOf('title', constants.seasons, validation)
  expect(Math.max(...report.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
})
