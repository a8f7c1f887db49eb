import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { fitConstants } from '../../fit/constants/constants.js'
import { sourceOf } from '../../fit/files.js'
import { help } from '../../fit/help.js'
import { holdingOf } from '../../fit/holding.js'
import { parseOptions } from '../../fit/options.js'
import type { Person } from '../../fit/people/person.js'
import { isVisitor, joined, split } from '../../fit/people/person.js'
import { peopleIn } from '../../fit/people/read-details.js'
import { reportOf } from '../../fit/report.js'
import { colouringsBy, facesBy, noSlopes } from './made-up.js'

const longestLine = (text: string): number =>
  Math.max(...text.split('\n').map((line) => line.length))

describe('the command line', () => {
  test.each([
    '',
    'a.jsonl --half first',
    'a.jsonl --half',
    'a.jsonl --visitors=',
    'a.jsonl --wirte',
  ])('%s is refused in one line', (line) => {
    const answer = parseOptions(line.split(' ').filter((arg) => arg !== ''))
    expect(answer.kind).toBe('wrong')
    if (answer.kind === 'wrong') expect(answer.why).toMatch(/^[^\n]{10,78}$/)
  })

  test('all photos are fitted and printed, unless something else is asked for', () => {
    expect(parseOptions(['a.jsonl', 'b.jsonl'])).toEqual({
      kind: 'run',
      options: {
        files: ['a.jsonl', 'b.jsonl'],
        half: undefined,
        visitors: 'asian',
        write: false,
      },
    })
    expect(parseOptions(['--help']).kind).toBe('help')
  })

  test('the help fits a terminal', () => {
    expect(longestLine(help)).toBeLessThanOrEqual(80)
  })
})

describe('the halves', () => {
  const people = facesBy(1, noSlopes, (i) => i)

  test('complement each other, whatever the order of the file', () => {
    const files = (some: ReadonlyArray<Person>) => some.map(({ file }) => file).sort()
    const { fitted, others } = split(people, 'even')
    expect(files([...fitted, ...others])).toEqual(files(people))
    expect(files(split([...people].reverse(), 'even').fitted)).toEqual(files(fitted))
    expect(files(split(people, 'odd').fitted)).toEqual(files(others))
  })

  test('without one constants are held against those that they were fitted on', () => {
    expect(split(people, undefined)).toEqual({ fitted: people, others: people })
  })
})

const evidence = (contourJaw: number | null) => ({
  shape: {
    measures: { faceLine: 1, eyebrowAngle: 2, eyeVerticalLength: 3, mouthWidth: 4, noseRatio: 5 },
    contourJaw,
    pose: { yaw: 0, pitch: 0.1 },
    expression: { open: 0, lift: 0 },
  },
  colours: { skin: { red: -1, green: -1, blue: -1 }, whites: [null, null] },
})

const lineOf = (answer: object, again: Readonly<Record<string, ReadonlyArray<object>>>): string =>
  JSON.stringify({
    kind: 'photo',
    file: 'male-asian/1.jpg',
    folder: 'male-asian',
    gender: 'MEN',
    answer,
    again: Object.fromEntries(
      Object.entries(again).map(([name, some]) => [name, some.map((one) => ({ answer: one }))]),
    ),
  })

const line = (answer: object, ...everything: ReadonlyArray<object>): string =>
  lineOf(answer, { everything })

const refused = { reason: 'TOO_DARK' }

describe('reading details', () => {
  test('refused photos are left out, and people without any other', () => {
    const seen = { evidence: evidence(0.9) }
    const people = peopleIn(`${line(seen, refused, seen)}\n${line(refused)}\n`)
    expect(E.isRight(people) && people.right.map(({ second }) => second.length)).toEqual([1])
  })

  test('a jaw that was not seen is no number', () => {
    const people = peopleIn(line({ evidence: evidence(null) }))
    expect(E.isRight(people) && people.right[0]?.original.shape.contourJaw).toBeNaN()
  })

  test('each series of second photos is known by its name, in one file or in two', () => {
    const seen = { evidence: evidence(0.9) }
    const inFile = (text: string) => E.getOrElse((): ReadonlyArray<Person> => [])(peopleIn(text))
    const everything = [seen, seen, refused]
    const pose = [seen]
    const counts = joined([
      inFile(lineOf(seen, { everything, turn: [seen] })),
      inFile(lineOf(seen, { pose })),
    ]).map(({ second, posed }) => [second.length, posed.length])
    expect(counts).toEqual([[2, 1]])
    expect(joined([inFile(lineOf(seen, { everything, pose }))])).toEqual(
      joined([inFile(lineOf(seen, { pose })), inFile(lineOf(seen, { everything }))]),
    )
  })

  test('drawn portraits and unreadable files are passed over', () => {
    expect(peopleIn('{"kind":"sitter"}\n{"kind":"unreadable"}\n')).toEqual(E.right([]))
  })

  test.each([
    ['{', 'line 2 is not JSON'],
    ['{"kind":"photo"}', 'line 2 is not what evaluate --details writes'],
  ])('%s is refused with its line', (wrong, why) => {
    expect(peopleIn(`${line(refused)}\n${wrong}`)).toEqual(E.left(why))
  })
})

test('the report fits a terminal, and says how well constants hold for others', () => {
  const visits = isVisitor('asian')
  const { fitted, others } = split(colouringsBy(1), 'odd')
  const constants = fitConstants(fitted, visits)
  const holding = holdingOf(constants, others, visits)
  expect(holding.people).toBe(60)
  expect(holding.between.warmth).toBeGreaterThan(0.9)
  expect(holding.season.onePerson).toBeGreaterThan(holding.season.twoPeople)
  const source = sourceOf(fitted, { visitors: 'asian', half: 'odd' })
  const report = reportOf(source, constants.seasons, holding)
  expect(longestLine(report)).toBeLessThanOrEqual(80)
})
