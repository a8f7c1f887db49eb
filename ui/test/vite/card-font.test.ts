import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxLetterWidth } from '@kaoiro/core/drawing/cards/card-parts'
import { lackedBy, outlinesOf, subset } from '../../vite/card/card-font.js'
import { cardLetters, shownCards, writtenIn } from '../../vite/card/shown-cards.js'

const built = path.join(import.meta.dirname, '../../dist-server/card')

/** Characters that are not drawn: the soft hyphen and the line feed. */
const invisible = new Set(['\u00ad', '\n'])

const brand = 'Kaoiro 顔色'

describe('the font of the cards, as built', () => {
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await readFile(path.join(built, 'font.ttf'))
  })

  it('has every letter of the content in every language, Latin, and the brand', () => {
    const wanted = [...cardLetters(brand)].filter((letter) => !invisible.has(letter))
    expect(lackedBy(bytes, wanted)).toEqual([])
  })

  it('has every letter of every card', () => {
    expect(lackedBy(bytes, shownCards(brand).flatMap(writtenIn))).toEqual([])
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

  it('is stored with its licence and the brand', async () => {
    expect(await readFile(path.join(built, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE')
    expect(JSON.parse(await readFile(path.join(built, 'card.json'), 'utf8'))).toEqual({
      brand,
      fontFamily: 'Shippori Mincho',
      version: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
    })
  })
})

it('lackedBy finds the letters that a font does not have', async () => {
  const font = await subset(new Set('顔色'))
  expect(lackedBy(font, ['顔', '色', '한', 'ж'])).toEqual(['한', 'ж'])
})

it('outlinesOf draws the letters of the font with straight lines and cubic curves', async () => {
  const { unitsPerEm, glyphs } = await outlinesOf(new Set('顔i한'))
  expect(Object.keys(glyphs)).toEqual(['顔', 'i'])
  expect(glyphs['顔']?.advance).toBe(unitsPerEm)
  for (const { outline } of Object.values(glyphs))
    expect(outline).toMatch(/^(-?\d+ -?\d+ m( (-?\d+ -?\d+ l|(-?\d+ ){6}c))+ h ?)+$/)
})
