import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBytesArb } from '@kaoiro/fixtures/arbitraries/values'
import { garbledArb } from '@kaoiro/fixtures/arbitraries/colour-profile'
import {
  asciiName,
  profileFor,
  profileOf,
  unicodeName,
} from '@kaoiro/fixtures/photo/colour-profile/icc-profile'
import { displayP3 } from '@kaoiro/fixtures/photo/colour-profile/colour-space'
import { profileNameOf } from '@kaoiro/core/photo/icc/profile-tags'

test('a profile is named in ASCII (version 2)', () => {
  expect(profileNameOf(profileFor(displayP3))).toBe('Display P3')
  expect(profileNameOf(profileOf([['desc', asciiName('Coated FOGRA39')]], 'CMYK'))).toBe(
    'Coated FOGRA39',
  )
})

test('a profile is named in Unicode (version 4)', () => {
  expect(profileNameOf(profileOf([['desc', unicodeName('カラー LCD')]]))).toBe('カラー LCD')
})

test('an endless name is cut', () => {
  const long = 'x'.repeat(5000)
  expect(profileNameOf(profileOf([['desc', asciiName(long)]]))).toBe('x'.repeat(80))
  expect(profileNameOf(profileOf([['desc', unicodeName(long)]]))).toBe('x'.repeat(80))
})

test.each([
  ['no name', profileOf([])],
  ['a name of no known type', profileOf([['desc', [...asciiName('x').slice(4)]]])],
  ['an empty name', profileOf([['desc', asciiName('')]])],
  ['a name that is cut off', profileOf([['desc', asciiName('x').slice(0, 10)]])],
  ['a Unicode name that is cut off', profileOf([['desc', unicodeName('x').slice(0, 20)]])],
  ['no bytes', Uint8Array.of()],
])('a profile of %s has no name', (_, profile) => {
  expect(profileNameOf(profile)).toBe('')
})

test('any bytes end in a short text', () => {
  const names = [asciiName('Display P3'), unicodeName('Display P3')]
  const garbled = names.map((name) => garbledArb(profileOf([['desc', name]])))
  fc.assert(
    fc.property(fc.oneof(anyBytesArb, ...garbled), (bytes) => {
      expect(profileNameOf(bytes).length).toBeLessThanOrEqual(80)
    }),
  )
})
