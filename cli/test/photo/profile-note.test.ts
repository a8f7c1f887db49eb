import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { messages } from '@kaoiro/core/locales/en/content/messages'
import { texts } from '@kaoiro/core/locales/en/terminal/photos'
import { profileNote } from '../../src/photo/profile-note.js'

const note = profileNote(texts, messages)
const name = 'Display P3'

test('profileNote warns about every profile but sRGB with jimp', () => {
  const converted = note({ engine: 'jimp', profile: { name, use: 'converted' } })
  expect(converted).toMatchObject({
    value: expect.stringContaining('"Display P3" is not sRGB') as string,
  })
})

test.each(['jimp', 'sharp'] as const)(
  'profileNote warns about an unusable profile with %s',
  (engine) => {
    expect(note({ engine, profile: { name, use: 'unused' } })).toMatchObject({
      value: expect.stringContaining('"Display P3" cannot be used') as string,
    })
  },
)

test('profileNote ignores sRGB profiles, missing ones and those that sharp converts', () => {
  expect(note({ engine: 'jimp', profile: null })).toEqual(O.none)
  expect(note({ engine: 'jimp', profile: { name: 'sRGB', use: 'srgb' } })).toEqual(O.none)
  expect(note({ engine: 'sharp', profile: { name, use: 'converted' } })).toEqual(O.none)
})

test('profileNote replaces control characters in the name', () => {
  const profile = { name: '\x1b[31m', use: 'unused' } as const
  expect(JSON.stringify(note({ engine: 'sharp', profile }))).not.toContain('\\u001b')
})
