import { afterEach, expect, it } from 'vitest'
import { forgetPhoto, keepPhoto, keptPhoto } from '../../src/adapters/kept-photo.js'

const photoOf = (...codes: ReadonlyArray<string>) => ({
  photo: Uint8Array.of(1, 2),
  outline: [],
  codes,
})

afterEach(forgetPhoto)

it('a kept photo belongs to its result alone', () => {
  const photo = photoOf('1F7womQ')
  keepPhoto(photo)
  expect(keptPhoto('1F7womQ')).toBe(photo)
  expect(keptPhoto('68elNZB')).toBeNull()
})

it('a photo among others belongs to the result of them all, and to its own', () => {
  const photo = photoOf('1F7womQ', '68elNZB')
  keepPhoto(photo)
  expect(keptPhoto('1F7womQ')).toBe(photo)
  expect(keptPhoto('68elNZB')).toBe(photo)
})

it('only the last photo is kept', () => {
  keepPhoto(photoOf('1F7womQ'))
  keepPhoto(photoOf('68elNZB'))
  expect(keptPhoto('1F7womQ')).toBeNull()
})

it('a forgotten photo is gone', () => {
  keepPhoto(photoOf('1F7womQ'))
  forgetPhoto()
  expect(keptPhoto('1F7womQ')).toBeNull()
})
