import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Blob, Face, Font } from 'harfbuzzjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxLetterWidth } from '@kaoiro/drawing/cards'
import { brandOutlinesFile, lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { defaultLanguage, languages } from '@kaoiro/core/language'
import { fontOf, lackedBy, outlinesOf, subset } from '../../site/build/card-fonts.js'
import { shownCards, writtenIn } from '../../site/build/link-cards.js'

const built = path.join(import.meta.dirname, '../../dist-server/card')

/** The most that the fonts of a language may take on the server, in bytes. */
const maxSize = 350_000

/** The most that the letters of brands may take, in bytes. */
const maxBrandSize = 5_000_000

const sizeOf = async (names: ReadonlyArray<string>): Promise<number> => {
  const files = await Promise.all(names.map((name) => stat(path.join(built, name))))
  return files.reduce((sum, { size }) => sum + size, 0)
}

describe.each(languages)('the built font of the cards in %s', (language) => {
  const file = path.join(built, `${language}.ttf`)
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await readFile(file)
  })

  it('has every letter of every card, and those of all addresses and numbers', async () => {
    const cards = await shownCards('', language)
    const ascii = [...String.fromCharCode(...Array(0x7f).keys())].slice(0x20)
    expect(lackedBy(bytes, [...ascii, ...cards.flatMap(writtenIn)])).toEqual([])
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

  it('is small, together with the letters of the light card', async () => {
    expect(await sizeOf([`${language}.ttf`, lightCardFile(language)])).toBeLessThan(maxSize)
  })
})

describe('the letters of brands', () => {
  const files = ['brand.ttf', brandOutlinesFile]

  it('are those of Latin scripts and kana, and the kanji of everyday use, in both forms', async () => {
    const { letters } = JSON.parse(await readFile(path.join(built, 'card.json'), 'utf8')) as {
      readonly letters: string
    }
    const names = 'Crème Ångström & Co. 顔色 資生堂 伊勢丹 カオイロ ビューティー・かおいろ'
    expect(Array.from(names).filter((letter) => !letters.includes(letter))).toEqual([])
    const [ttf, outlines] = await Promise.all(files.map((name) => readFile(path.join(built, name))))
    expect(lackedBy(ttf ?? Buffer.from(''), [...letters])).toEqual([])
    const { glyphs } = JSON.parse(gunzipSync(outlines ?? Buffer.from('')).toString()) as {
      readonly glyphs: object
    }
    expect(Object.keys(glyphs).sort()).toEqual([...letters].sort())
  })

  it('are small', async () => {
    expect(await sizeOf(files)).toBeLessThan(maxBrandSize)
  })
})

it('the folder of cards has the licence of every font, and the families', async () => {
  const licences = await readFile(path.join(built, 'OFL.txt'), 'utf8')
  for (const language of languages)
    expect(licences).toContain(await readFile(fontOf(language).licence, 'utf8'))
  expect(JSON.parse(await readFile(path.join(built, 'card.json'), 'utf8'))).toEqual({
    letters: expect.any(String) as unknown,
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
