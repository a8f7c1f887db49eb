import { expect, test } from 'vitest'
import {
  asciiName,
  displayP3,
  profileFor,
  profileOf,
  unicodeName,
} from '@kaoiro/fixtures/photo/icc-profile'
import { profileNameOf } from '../../../src/photo/icc/profile-tags.js'

test('reads an ASCII name (version 2)', () => {
  expect(profileNameOf(profileFor(displayP3))).toBe('Display P3')
  expect(profileNameOf(profileOf([['desc', asciiName('Coated FOGRA39')]], 'CMYK'))).toBe(
    'Coated FOGRA39',
  )
})

test('reads a Unicode name (version 4)', () => {
  expect(profileNameOf(profileOf([['desc', unicodeName('カラー LCD')]]))).toBe('カラー LCD')
})

test('truncates long names', () => {
  const long = 'x'.repeat(5000)
  expect(profileNameOf(profileOf([['desc', asciiName(long)]]))).toBe('x'.repeat(80))
  expect(profileNameOf(profileOf([['desc', unicodeName(long)]]))).toBe('x'.repeat(80))
})

test.each([
  ['no name', profileOf([])],
  ['a name of unknown type', profileOf([['desc', [...asciiName('x').slice(4)]]])],
  ['an empty name', profileOf([['desc', asciiName('')]])],
  ['a truncated name', profileOf([['desc', asciiName('x').slice(0, 10)]])],
  ['a truncated Unicode name', profileOf([['desc', unicodeName('x').slice(0, 20)]])],
  ['no bytes', Uint8Array.of()],
])('returns an empty name for a profile with %s', (_, profile) => {
  expect(profileNameOf(profile)).toBe('')
})
