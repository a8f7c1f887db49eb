import { describe, expect, test } from 'vitest'
import { parseOptions } from '../evaluate/options.js'
import { filesOfPeople, photoFile } from '../evaluate/records/records.js'

describe('parseOptions', () => {
  test.each([
    [],
    ['--photos', 'a', '--limit', '2.5'],
    ['--limit'],
    ['--phtos', 'a'],
    ['portraits'],
    ['--photos', 'a', '--gender', 'constructor'],
    ['--photos', 'a', '--pairs', 'b'],
    ['--pairs', 'b', '--truth', 'c'],
    ['--pairs', 'b', '--details', 'c'],
    ['--truth', 'c'],
    ['--photos', ''],
    ['--pairs', 'b', '--ways'],
  ])('rejects %s %s', (...args) => {
    expect(() => parseOptions(args)).toThrow(Error)
  })

  test('reads pairs from a file', () => {
    expect(parseOptions(['--pairs', 'p.jsonl'])).toMatchObject({ kind: 'pairs', file: 'p.jsonl' })
  })
})

test('a limit counts people', () => {
  const files = ['x/1-a.jpg', 'x/1-b.jpg', 'x/2-a.jpg', 'x/2-b.jpg']
  expect(filesOfPeople(files, 1)).toHaveLength(2)
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
