import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@kaoiro/core/language'
import type { CardFont } from '@kaoiro/drawing/light-card'
import { createFont } from 'fonteditor-core'
import { Blob, DrawFuncs, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A file of a font with the letters that it is for. */
interface FontPart {
  readonly file: string
  readonly has: (letter: string) => boolean
}

/** A font of the cards, under the Open Font License. */
interface CardFontFile {
  readonly family: string
  /** The weight of a variable font. */
  readonly axes: { readonly wght?: number }
  /** The part with the Latin letters is the first. */
  readonly parts: ReadonlyArray<FontPart>
  readonly licence: string
}

const { resolve } = createRequire(import.meta.url)

/** For Japanese and Latin letters, and for letters of the brand that the font of another language lacks. */
const shippori = (name: string): CardFontFile => {
  const folder = path.dirname(resolve('@expo-google-fonts/shippori-mincho/package.json'))
  const file = path.join(folder, name, `ShipporiMincho_${name}.ttf`)
  return {
    family: 'Shippori Mincho',
    axes: {},
    parts: [{ file, has: () => true }],
    licence: path.join(folder, 'LICENSE_FONT'),
  }
}

/** Returns whether a letter is in a list of ranges such as `U+20-7e,U+b7`. */
const isIn = (ranges: string): FontPart['has'] => {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.slice('U+'.length).split('-')
    return [parseInt(first, 16), parseInt(last, 16)] as const
  })
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return bounds.some(([first, last]) => first <= code && code <= last)
  }
}

/** A variable family, which its package divides into some hundred files. */
const notoSerif = (region: 'TC' | 'SC' | 'KR'): CardFontFile => {
  const name = `noto-serif-${region.toLowerCase()}`
  const ranges = resolve(`@fontsource-variable/${name}/unicode.json`)
  const { latin = '', ...others } = JSON.parse(readFileSync(ranges, 'utf8')) as Readonly<
    Record<string, string>
  >
  return {
    family: `Noto Serif ${region}`,
    axes: { wght: 600 },
    parts: Object.entries({ latin, ...others }).map(([part, letters]) => {
      // The numbered parts are in brackets there.
      const file = `files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`
      return { file: path.join(path.dirname(ranges), file), has: isIn(letters) }
    }),
    licence: path.join(path.dirname(ranges), 'LICENSE'),
  }
}

export const defaultFont = shippori('600SemiBold')

/** Fonts by language, where the default font lacks letters or has them in Japanese forms. */
const fonts: Readonly<Record<string, CardFontFile>> = {
  'zh-Hant': notoSerif('TC'),
  'zh-Hans': notoSerif('SC'),
  ko: notoSerif('KR'),
}

export const fontOf = (language: Language): CardFontFile => fonts[language] ?? defaultFont

/** Returns a font with only these letters, a few percent of its size; ignores letters that it lacks. */
export async function subset(
  { parts, axes }: CardFontFile,
  letters: ReadonlySet<string>,
): Promise<Uint8Array> {
  const partOf = (letter: string) => parts.find(({ has }) => has(letter))
  const [first, ...others] = await Promise.all(
    parts.flatMap((part, i) => {
      const own = [...letters].filter((letter) => partOf(letter) === part)
      return i > 0 && own.length === 0 ? [] : [subsetOf(part.file, own, axes)]
    }),
  )
  if (first === undefined) throw new Error('a font without parts')
  return others.length === 0 ? first : merged(first, others)
}

const subsetOf = async (
  file: string,
  letters: ReadonlyArray<string>,
  axes: CardFontFile['axes'],
): Promise<Buffer> =>
  subsetFont(await readFile(file), letters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { ...axes },
    // Omits glyph variants that cards do not use, such as ruby and vertical forms.
    noLayoutClosure: true,
  })

/** Adds the letters of other fonts to the first one, which keeps its kerning. */
const merged = (first: Buffer, others: ReadonlyArray<Buffer>): Uint8Array => {
  const font = createFont(first, readAll)
  for (const other of others) font.merge(createFont(other, readAll), { scale: 1 })
  return font.write(readAll) as Uint8Array
}

const readAll = { type: 'ttf', hinting: true, kerning: true } as const

/** Returns the letters that a font lacks. */
export function lackedBy(ttf: Uint8Array, letters: ReadonlyArray<string>): ReadonlyArray<string> {
  const has = new Set(new Face(new Blob(ttf)).collectUnicodes())
  return [...new Set(letters)].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))
}

/** Returns the outlines of letters, without those that the font lacks. */
export async function outlinesOf(
  font: CardFontFile,
  letters: ReadonlySet<string>,
): Promise<CardFont> {
  const face = new Face(new Blob(await subset(font, letters)))
  const drawn = new Font(face)
  const glyphs: CardFont['glyphs'] = Object.fromEntries(
    [...letters].flatMap((letter) => {
      const glyph = drawn.nominalGlyph(letter.codePointAt(0) ?? 0)
      if (glyph === undefined) return []
      const outlined = { advance: drawn.glyphHAdvance(glyph), outline: outlineOf(drawn, glyph) }
      return [[letter, outlined] as const]
    }),
  )
  return { unitsPerEm: face.upem, glyphs }
}

/** The outline of a glyph as PDF operators. Without a function for quadratic curves, HarfBuzz makes them cubic. */
const outlineOf = (drawn: Font, glyph: number): string => {
  const operators: Array<string> = []
  const push =
    (name: string) =>
    (...numbers: ReadonlyArray<number>): void => {
      operators.push([...numbers.map(Math.round), name].join(' '))
    }
  const funcs = new DrawFuncs()
  funcs.setMoveToFunc((x, y) => push('m')(x, y))
  funcs.setLineToFunc((x, y) => push('l')(x, y))
  funcs.setCubicToFunc((ax, ay, bx, by, x, y) => push('c')(ax, ay, bx, by, x, y))
  funcs.setClosePathFunc(() => push('h')())
  drawn.drawGlyph(glyph, funcs)
  return operators.join(' ')
}
