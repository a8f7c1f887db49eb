import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { loadLightCard } from '@kaoiro/texts/load'
import { lightCardPdf } from '../../src/light-card/light-card.js'
import type { CardFont } from '../../src/light-card/paths.js'
import { filledCode, filledLine, textWidth } from '../../src/light-card/paths.js'

/** Every letter is a square, 500 wide. */
const square = { advance: 500, outline: '0 0 m 400 0 l 400 400 l 0 400 l h' }
const font = (letters: string): CardFont => ({
  unitsPerEm: 1000,
  glyphs: Object.fromEntries([...letters].map((letter) => [letter, square])),
})

const encode = () =>
  Array.from({ length: 27 }, (_, y) => Array.from({ length: 27 }, (_, x) => (x + y) % 2 === 0))

const request = { site: 'https://example.com', language: 'ja' } as const

const drawn = async (site: string = request.site) => {
  const texts = await loadLightCard('ja')
  return lightCardPdf(encode, { brand: 'ABC', font: font('ABCexample.com') })(
    { ...request, site },
    texts,
  )
}

describe('lightCardPdf', () => {
  test('writes offsets that point at the objects', async () => {
    const pdf = E.getOrElse(() => '')(await drawn())
    const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? []
    const table = pdf.slice(Number(start))
    const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
    expect(table).toMatch(/^xref\n0 6\n/)
    expect(offsets.map((at) => pdf.slice(at, at + 8))).toEqual(
      [1, 2, 3, 4, 5].map((object) => `${object} 0 obj\n`),
    )
    const [, length, stream = ''] = /<<\/Length (\d+)>>\nstream\n(.*)\nendstream/s.exec(pdf) ?? []
    expect(Number(length)).toBe(stream.length)
  })

  test('contains only ASCII, with the title in UTF-16', async () => {
    const pdf = E.getOrElse(() => '')(await drawn())
    expect(pdf).toMatch(/^[\x0a\x20-\x7e]*$/)
    const [, title = ''] = /\/Title <FEFF([\dA-F]*)>/.exec(pdf) ?? []
    const units = title.match(/.{4}/g) ?? []
    expect(String.fromCharCode(...units.map((unit) => parseInt(unit, 16)))).toBe(
      `${(await loadLightCard('ja')).title} – ABC`,
    )
  })

  test('is a page of the size A6', async () => {
    expect(E.getOrElse(() => '')(await drawn())).toContain('/MediaBox [0 0 297.638 419.528]')
  })

  test('rejects an address that is too long for the code', async () => {
    expect(await drawn(`https://${'a'.repeat(60)}.com`)).toEqual(E.left({ _tag: 'LongSite' }))
  })
})

describe('filledCode', () => {
  test('covers every dark module once, and no light one', () => {
    const modules = [
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
      [true, false, true, false],
    ]
    const painted = modules.map((row) => row.map(() => 0))
    const content = filledCode(modules, { x: 10, y: 20, width: 8, height: 8 })
    for (const [, x, y, width, height] of content.matchAll(/^(\d+) (\d+) (\d+) (\d+) re$/gm))
      for (let at = 0; at < Number(width) * Number(height); at++) {
        const row = painted[Number(y)]
        if (row !== undefined) row[Number(x) + at] = (row[Number(x) + at] ?? 0) + 1
      }
    expect(painted).toEqual(modules.map((row) => row.map(Number)))
    expect(content).toContain('2 0 0 2 10 20 cm')
  })
})

describe('filledLine', () => {
  const starts = (content: string) =>
    [...content.matchAll(/^([\d.]+) 0 0 -[\d.]+ ([\d.]+) [\d.]+ cm$/gm)].map(([, , x]) => Number(x))
  const line = { text: 'ABC', x: 100, y: 50, size: 10 }

  test.each([
    ['start', [100, 105, 110]],
    ['middle', [92.5, 97.5, 102.5]],
    ['end', [85, 90, 95]],
  ] as const)('places the letters from its %s', (anchor, places) => {
    expect(starts(filledLine(font('ABC'), { ...line, anchor }))).toEqual(places)
  })

  test('measures and draws only letters of the font', () => {
    expect(textWidth(font('AC'), 'ABC')).toBe(1)
    expect(starts(filledLine(font('AC'), { ...line, anchor: 'start' }))).toEqual([100, 105])
  })
})
