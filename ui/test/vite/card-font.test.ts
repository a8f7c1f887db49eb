import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxLetterWidth } from '@kaoiro/drawing/cards'
import { lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { defaultLanguage, languages } from '@kaoiro/core/language'
import { lackedBy, outlinesOf, subset } from '../../vite/card/card-font.js'
import { fontOf } from '../../vite/card/fonts.js'
import { shownCards, writtenIn } from '../../vite/card/shown-cards.js'

const built = path.join(import.meta.dirname, '../../dist-server/card')

const brand = 'Kaoiro 顔色'

/** The most that the fonts of a language may take on the server, in bytes. */
const maxSize = 350_000

describe.each(languages)('the built font of the cards in %s', (language) => {
  const file = path.join(built, `${language}.ttf`)
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await readFile(file)
  })

  it('has every letter of every card, and those of all addresses and numbers', async () => {
    const cards = await shownCards(brand, language)
    const ascii = [...String.fromCharCode(...Array(0x7f).keys())].slice(0x20)
    const lacked = lackedBy(bytes, [...ascii, ...cards.flatMap(writtenIn)])
    expect(lackedBy(await readFile(path.join(built, 'brand.ttf')), lacked)).toEqual([])
    expect(lacked.filter((letter) => !brand.includes(letter))).toEqual([])
  })

  it('does not exceed the letter widths that the cards assume', () => {
    const face = new Face(new Blob(bytes))
    const font = new Font(face)
    const tooWide = [...face.collectUnicodes()].filter((code) => {
      const glyph = font.glyph(code) ?? 0
      return (
        font.glyphHAdvance(glyph) / face.upem > maxLetterWidth(String.fromCodePoint(code)) + 1e-9
      )
    })
    expect(String.fromCodePoint(...tooWide)).toBe('')
  })

  it('is small, together with the letters of the brand and of the light card', async () => {
    const names = [`${language}.ttf`, 'brand.ttf', lightCardFile(language)]
    const files = await Promise.all(names.map((name) => stat(path.join(built, name))))
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(maxSize)
  })
})

it('the folder of cards has the licence of every font, the brand and the families', async () => {
  const licences = await readFile(path.join(built, 'OFL.txt'), 'utf8')
  for (const language of languages)
    expect(licences).toContain(await readFile(fontOf(language).licence, 'utf8'))
  expect(JSON.parse(await readFile(path.join(built, 'card.json'), 'utf8'))).toEqual({
    brand,
    fontFamilies: Object.fromEntries(
      languages.map((language) => [language, fontOf(language).family]),
    ),
    version: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
  })
})

/** A font has one form for each letter: that of its language. */
it.each([
  ['zh-Hant', 'Noto Serif TC'],
  ['zh-Hans', 'Noto Serif SC'],
  ['ko', 'Noto Serif KR'],
  ['ja', 'Shippori Mincho'],
])('the font of %s is %s', (language, family) =>
  expect(fontOf(language as Language).family).toBe(family),
)

const font = fontOf(defaultLanguage)

it('lackedBy finds the letters that a font does not have', async () => {
  const small = await subset(font, new Set('顔色'))
  expect(lackedBy(small, ['顔', '色', '한', 'ж'])).toEqual(['한', 'ж'])
})

it('outlinesOf draws the letters of the font with straight lines and cubic curves', async () => {
  const { unitsPerEm, glyphs } = await outlinesOf(font, new Set('顔i한'))
  expect(Object.keys(glyphs)).toEqual(['顔', 'i'])
  expect(glyphs['顔']?.advance).toBe(unitsPerEm)
  for (const { outline } of Object.values(glyphs))
    expect(outline).toMatch(/^(-?\d+ -?\d+ m( (-?\d+ -?\d+ l|(-?\d+ ){6}c))+ h ?)+$/)
})
