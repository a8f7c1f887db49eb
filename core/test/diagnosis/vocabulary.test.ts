import { expect, test } from 'vitest'
import { faceTypesOf, doubts, doubtsAmong, isReason } from '../../src/diagnosis/vocabulary.js'

test('faceTypesOf returns the types of specification §3', () => {
  expect([...faceTypesOf('MEN')].sort()).toEqual(['casual', 'chic', 'simple', 'wild'])
  expect([...faceTypesOf('WOMEN')].sort()).toEqual(
    ['smart-casual', 'natural', 'pretty', 'basic', 'handsome', 'chic', 'sweet'].sort(),
  )
})

test.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
  ['keeps the order of the names', ['side-light', 'smile'], ['side-light', 'smile']],
  ['removes duplicates', ['smile', 'turned', 'smile'], ['smile', 'turned']],
  ['drops unknown names', ['glare', 'guide', 'Smile', '', 'toString'], ['guide']],
  ['knows every doubt', doubts, doubts],
])('doubtsAmong %s', (_, names, expected) => expect(doubtsAmong(names)).toEqual(expected))

test.each([null, '', 'No-face', 'no face', 'no-face ', 'toString'])(
  'isReason rejects <%s>',
  (text) => {
    expect(isReason(text)).toBe(false)
  },
)
