import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseOptions } from '../evaluate/options.js'
import { photoFile, chosen } from '../evaluate/records/records.js'
import { halves, personOf } from '../people.js'

describe('parseOptions', () => {
  test.each([
    [],
    ['--photos', 'a', '--limit', '2.5'],
    ['--limit'],
    ['--phtos', 'a'],
    ['portraits'],
    ['--photos', 'a', '--gender', 'constructor'],
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

  test('reads pairs from a file, in one half', () => {
    expect(parseOptions(['--pairs', 'p.jsonl', '--half', 'odd'])).toMatchObject({
      kind: 'pairs',
      file: 'p.jsonl',
      half: 'odd',
    })
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
