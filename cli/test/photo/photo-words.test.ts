import { expect, test } from 'vitest'
import { messages } from '@kaoiro/texts/en'
import { loadTerminal } from '@kaoiro/texts/load'
import { photoNotes } from '../../src/photo/photo-words.js'
import type { PreparedPhoto } from '../../src/photo/preparation.js'

const { photos: texts } = await loadTerminal('en', 'diagnose')

const notes = (engine: PreparedPhoto['engine'], profile: PreparedPhoto['profile']) =>
  photoNotes(texts, messages, { engine, profile, lacksEnd: false, hints: [] })
const name = 'Display P3'

test('warns about every profile but sRGB with jimp', () => {
  const [note] = notes('jimp', { name, use: 'converted' })
  expect(note).toContain('"Display P3" is not sRGB')
})

test.each(['jimp', 'sharp'] as const)('warns about an unusable profile with %s', (engine) => {
  const [note] = notes(engine, { name, use: 'unused' })
  expect(note).toContain('"Display P3" cannot be used')
})

test('ignores sRGB profiles, missing ones and those that sharp converts', () => {
  expect(notes('jimp', null)).toEqual([])
  expect(notes('jimp', { name: 'sRGB', use: 'srgb' })).toEqual([])
  expect(notes('sharp', { name, use: 'converted' })).toEqual([])
})

test('replaces control characters in the name', () => {
  const [note] = notes('sharp', { name: '\x1b[31m', use: 'unused' })
  expect(note).not.toContain('\x1b')
})

test('reports a missing end marker', () => {
  const photo = { engine: 'sharp', profile: null, lacksEnd: true, hints: [] } as const
  expect(photoNotes(texts, messages, photo)).toEqual([texts.lacksEnd])
})
