import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { messages } from '@kaoiro/core/locales/en/content/messages'
import { profileNote } from '../../src/photo/profile-note.js'

const note = profileNote('en', messages)
const name = 'Display P3'

test('jimp warns of every profile that is not sRGB, and names it', () => {
  const converted = note({ engine: 'jimp', profile: { name, use: 'converted' } })
  expect(converted).toMatchObject({
    value: expect.stringContaining('"Display P3" is not sRGB') as string,
  })
})

test.each(['jimp', 'sharp'] as const)('%s warns of one that cannot be used', (engine) => {
  expect(note({ engine, profile: { name, use: 'unused' } })).toMatchObject({
    value: expect.stringContaining('"Display P3" cannot be used') as string,
  })
})

test('there is no note on an sRGB profile or a missing one', () => {
  expect(note({ engine: 'jimp', profile: null })).toEqual(O.none)
  expect(note({ engine: 'jimp', profile: { name: 'sRGB', use: 'srgb' } })).toEqual(O.none)
  expect(note({ engine: 'sharp', profile: { name, use: 'converted' } })).toEqual(O.none)
})

test('a name cannot control the terminal', () => {
  const profile = { name: '\x1b[31m', use: 'unused' } as const
  expect(JSON.stringify(note({ engine: 'sharp', profile }))).not.toContain('\\u001b')
})
