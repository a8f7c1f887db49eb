import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { help } from '../evaluate/help.js'
import { parseOptions } from '../evaluate/options.js'
import { photoFile } from '../evaluate/records/records.js'
import { changes } from '../evaluate/second-photo/amounts.js'
import { chosen } from '../evaluate/records/tasks.js'
import { halves, personOf } from '../halves.js'

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
    ['--photos', 'a', '--half', 'first'],
    ['--half', 'even'],
    ['--photos', 'a', '--pairs', 'b'],
    ['--pairs', 'b', '--truth', 'c'],
    ['--pairs', 'b', '--details', 'c'],
    ['--pairs', 'b', '--count', '3'],
    ['--truth', 'c'],
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

  test('leaves out second photos with --again 0', () => {
    expect(parseOptions(['--photos', 'faces', '--again', '0'])).toMatchObject({ series: [] })
  })

  test('reads pairs from a file, in one half', () => {
    expect(parseOptions(['--pairs', 'p.jsonl', '--half', 'odd'])).toMatchObject({
      kind: 'pairs',
      file: 'p.jsonl',
      half: 'odd',
    })
  })

  test('names every change in the help', () => {
    for (const change of changes) expect(help).toContain(change)
  })
})

const filesArb = fc
  .uniqueArray(fc.tuple(fc.nat(9), fc.constantFrom('', '-neutral', '-smiling')), {
    selector: ([id, kind]) => `${id}${kind}`,
  })
  .map((some) => some.map(([id, kind]) => `x/${id}${kind}.jpg`).sort())

test('the photos of a person are in the same half', () => {
  fc.assert(
    fc.property(filesArb, (files) => {
      const [even = [], odd = []] = halves.map((half) => chosen(files, { half, limit: undefined }))
      expect([...even, ...odd].sort()).toEqual(files)
      const people = new Set(even.map(personOf))
      expect(odd.filter((file) => people.has(personOf(file)))).toEqual([])
    }),
  )
})

test('a limit counts people', () => {
  const files = ['x/1-a.jpg', 'x/1-b.jpg', 'x/2-a.jpg', 'x/2-b.jpg']
  expect(chosen(files, { half: undefined, limit: 1 })).toHaveLength(2)
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
