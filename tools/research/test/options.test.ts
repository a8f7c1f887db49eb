import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { help } from '../evaluate/help.js'
import { parseOptions } from '../evaluate/options.js'
import { photoFile } from '../evaluate/records/records.js'
import { changes } from '../evaluate/second-photo/amounts.js'
import { chosen, halves } from '../evaluate/records/tasks.js'

describe('parseOptions', () => {
  test('defaults to the count and seed that the goals are for', () => {
    expect(parseOptions([])).toMatchObject({ count: 400, seed: 2026 })
    expect(parseOptions(['--photos', 'faces'])).toMatchObject({
      seed: 2026,
      gender: 'WOMEN',
      again: 6,
      series: [{ name: 'everything' }],
    })
  })

  test.each([
    ['--count', '0'],
    ['--count', '2.5'],
    ['--seed', 'x'],
    ['--seed'],
    ['--cuont', '3'],
    ['portraits'],
    ['--photos', 'a', '--count', '3'],
    ['--photos', 'a', '--gender', 'constructor'],
    ['--photos', 'a', '--again', '10'],
    ['--photos', 'a', '--only', 'turn,smile'],
    ['--photos', 'a', '--only', 'turn', '--each'],
    ['--photos', 'a', '--half', 'third'],
    ['--each'],
    ['--photos', ''],
  ])('rejects %s %s', (...args) => {
    expect(() => parseOptions(args)).toThrow(Error)
  })

  test('makes one series of all changes of --only; with --each, one of everything and one of each change', () => {
    expect(parseOptions(['--photos', 'faces', '--only', 'jpeg,turn'])).toMatchObject({
      series: [{ name: 'turn,jpeg', changes: ['turn', 'jpeg'] }],
    })
    expect(parseOptions(['--photos', 'faces', '--each'])).toMatchObject({
      series: ['everything', ...changes].map((name) => ({ name })),
    })
  })

  test('names every change in the help', () => {
    for (const change of changes) expect(help).toContain(change)
  })
})

const filesArb = fc.uniqueArray(fc.string({ minLength: 1 })).map((files) => files.sort())

test('each photo is in one half, and adding other photos does not move it', () => {
  fc.assert(
    fc.property(filesArb, filesArb, (files, others) => {
      const [first = [], second = []] = halves.map((half) =>
        chosen(files, { half, limit: undefined }),
      )
      expect([...first, ...second].sort()).toEqual(files)
      const all = [...new Set([...files, ...others])].sort()
      const firstOfAll = chosen(all, { half: 'first', limit: undefined })
      expect(firstOfAll).toEqual(expect.arrayContaining([...first]))
    }),
  )
})

test.each([
  ['female-asian/1.jpg', 'female-asian', 'WOMEN'],
  ['Male-x/old/1.jpg', 'Male-x/old', 'MEN'],
  ['male-x/female-y/1.jpg', 'male-x/female-y', 'WOMEN'],
  ['males/1.jpg', 'males', 'WOMEN'],
  ['1.jpg', 'faces', 'WOMEN'],
])('photoFile reads the folder and gender of %s', (file, folder, gender) => {
  expect(photoFile('/home/me/faces', 'WOMEN')(file)).toEqual({ file, folder, gender })
})
