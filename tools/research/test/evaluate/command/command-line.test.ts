import { expect, test } from 'vitest'
import { help } from '../../../evaluate/command/help.js'
import { parseOptions } from '../../../evaluate/command/options.js'
import { progressOn } from '../../../../report/progress.js'
import { changes } from '../../../evaluate/second-photo/amounts.js'

test('the defaults are the evaluation that the goals are for', () => {
  expect(parseOptions([])).toMatchObject({ kind: 'run', options: { count: 400, seed: 2026 } })
})

test.each([
  ['--count', '0'],
  ['--count', '2.5'],
  ['--seed', 'x'],
  ['--seed'],
  ['--cuont', '3'],
  ['portraits'],
  ['--photos', 'a', '--count', '3'],
  ['--photos', 'a', '--gender', 'all'],
  ['--photos', 'a', '--gender', 'constructor'],
  ['--photos', 'a', '--again', '0'],
  ['--photos', 'a', '--again', '10'],
  ['--photos', 'a', '--only', 'turn,smile'],
  ['--photos', 'a', '--only', 'turn', '--each'],
  ['--photos', 'a', '--limit', '0'],
  ['--photos', 'a', '--half', 'third'],
  ['--again', '2'],
  ['--each'],
  ['--json', ''],
  ['--photos', ''],
])('%s %s is refused in one line', (...args) => {
  const answer = parseOptions(args)
  expect(answer.kind).toBe('wrong')
  if (answer.kind === 'wrong') expect(answer.why).toMatch(/^[^\n]{10,78}$/)
})

test('photos are examined with everything but distance, glasses and other poses changed at once, six times', () => {
  const atOnce = changes.filter((change) => !['nearness', 'glasses', 'pose'].includes(change))
  expect(parseOptions(['--photos', 'faces'])).toMatchObject({
    kind: 'run',
    options: {
      kind: 'photos',
      folder: 'faces',
      seed: 2026,
      gender: 'WOMEN',
      again: 6,
      series: [{ name: 'everything', changes: atOnce }],
    },
  })
})

test('some changes alone are asked for by name, in any order', () => {
  expect(parseOptions(['--photos', 'faces', '--only', 'jpeg,turn'])).toMatchObject({
    options: { series: [{ name: 'turn,jpeg', changes: ['turn', 'jpeg'] }] },
  })
})

test('each change alone comes after everything at once', () => {
  const answer = parseOptions(['--photos', 'faces', '--each'])
  const names = ['everything', ...changes]
  expect(answer).toMatchObject({ options: { series: names.map((name) => ({ name })) } })
})

test('the help names every change', () => {
  for (const change of changes) expect(help).toContain(change)
})

test('the help fits a terminal', () => {
  expect(parseOptions(['--help'])).toEqual({ kind: 'help' })
  expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
})

const written = (isTTY: boolean): ReadonlyArray<string> => {
  const texts: string[] = []
  let now = 0
  const progress = progressOn(
    { isTTY, write: (text) => texts.push(text) },
    { tasks: 40, work: 40 },
    () => now,
  )
  for (let i = 0; i < 40; i++) {
    now += 1000
    progress.finished(1)
  }
  progress.clear()
  return texts
}

test('progress is one line on a terminal and ten elsewhere', () => {
  expect(written(true).every((text) => text.startsWith('\r\x1b[K'))).toBe(true)
  expect(written(true).at(-1)).toBe('\r\x1b[K')
  expect(written(false)).toHaveLength(10)
  expect(written(false)[0]).toBe('4/40 photos, 10 %, 36 s left\n')
})
