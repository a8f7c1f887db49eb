import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { help } from '../help.js'
import { parseOptions } from '../options.js'
import { defaultTimesFile, readTimes, timesIn, timesText } from '../../queue-model/times.js'
import { times } from './made-up.js'

describe('the command line', () => {
  test.each([
    '',
    '--visitors-per-day many',
    '--visitors-per-day 0',
    '--visitors-per-day 1e6',
    '--visitors-per-day 99999999',
    '--table --peak 0.5',
    '--table --wait 3',
    '--table --cores 1.5',
    '--table --threads 0',
    '--table --times=',
    '--table --seed -1',
    '--tabel',
    '10000',
  ])('%s is refused in one line', (line) => {
    const answer = parseOptions(line.split(' ').filter((arg) => arg !== ''))
    expect(answer.kind).toBe('wrong')
    if (answer.kind === 'wrong') expect(answer.why).toMatch(/^[^\n]{10,110}$/)
  })

  test('a number of visitors is enough', () => {
    const answer = parseOptions(['--visitors-per-day', '1000000', '--wait', '6.5'])
    expect(answer).toMatchObject({
      kind: 'run',
      options: { times: defaultTimesFile, table: false },
    })
    expect(answer.kind === 'run' && answer.options.demands).toEqual([
      {
        visitorsPerDay: 1_000_000,
        peak: 6,
        wait: 6.5,
        cores: 2,
        network: 1,
        threads: undefined,
        seed: 2026,
      },
    ])
  })

  test('the table has three plans if none is named', () => {
    const answer = parseOptions(['--table'])
    const visitors =
      answer.kind === 'run' && answer.options.demands.map(({ visitorsPerDay }) => visitorsPerDay)
    expect(visitors).toEqual([10_000, 100_000, 1_000_000])
  })

  test('the help fits a terminal', () => {
    expect(parseOptions(['-h']).kind).toBe('help')
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})

describe('times', () => {
  test('are read as they were written', () => {
    expect(timesIn(timesText(times))).toEqual(E.right(times))
    expect(timesText(times)).toContain('\n    { "decode": 10, "analysis": 80 },\n')
  })

  test.each([
    '',
    '{',
    '[]',
    JSON.stringify({ ...times, photos: [] }),
    JSON.stringify({ ...times, bytes: {} }),
  ])('%s are no times', (text) => {
    expect(E.isLeft(timesIn(text))).toBe(true)
  })

  test('of this repository can be read', () => {
    expect(E.isRight(readTimes(defaultTimesFile))).toBe(true)
  })

  test('that are not there are named', () => {
    expect(readTimes('/nowhere/times.json')).toEqual(
      E.left(
        '/nowhere/times.json cannot be read; npm run soak -- --only plan --times FILE makes one',
      ),
    )
  })
})
