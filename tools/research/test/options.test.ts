import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { help } from '../evaluate/help.js'
import { parseOptions } from '../evaluate/options.js'
import { photoFile } from '../evaluate/records/records.js'
import { changes } from '../evaluate/pixels/second-photo.js'
import { chosen } from '../evaluate/records/tasks.js'
import { halves, personOf } from '../halves.js'

describe('parseOptions', () => {
  test('defaults to two second photos with all changes', () => {
    expect(parseOptions(['--photos', 'faces'])).toMatchObject({
      seed: 2026,
      gender: 'WOMEN',
      again: 2,
      changes,
    })
  })

  test.each([
    [],
    ['--photos', 'a', '--seed', 'x'],
    ['--photos', 'a', '--again', '2.5'],
    ['--seed'],
    ['--phtos', 'a'],
    ['portraits'],
    ['--photos', 'a', '--gender', 'constructor'],
    ['--photos', 'a', '--again', '10'],
    ['--photos', 'a', '--only', 'roll,smile'],
    ['--photos', 'a', '--half', 'first'],
    ['--half', 'even'],
    ['--photos', 'a', '--pairs', 'b'],
    ['--pairs', 'b', '--truth', 'c'],
    ['--pairs', 'b', '--details', 'c'],
    ['--truth', 'c'],
    ['--photos', ''],
    ['--pairs', 'b', '--ways'],
  ])('rejects %s %s', (...args) => {
    expect(() => parseOptions(args)).toThrow(Error)
  })

  test('makes only the changes of --only', () => {
    expect(parseOptions(['--photos', 'faces', '--only', 'jpeg,roll'])).toMatchObject({
      changes: ['roll', 'jpeg'],
    })
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
