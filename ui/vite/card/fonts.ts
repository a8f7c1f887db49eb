import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@kaoiro/core/language'

/** A file of a font with the letters that it is for. */
interface FontPart {
  readonly file: string
  readonly has: (letter: string) => boolean
}

/** A font of the cards, under the Open Font License. */
export interface CardFontFile {
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
