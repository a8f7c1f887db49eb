import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@kaoiro/core/locales/language'

/** A font of the cards, under the Open Font License. */
export interface CardFontFile {
  readonly family: string
  readonly file: string
  readonly licence: string
}

const { resolve } = createRequire(import.meta.url)

/** The semi-bold weight of a family in the npm packages of Google Fonts. @param id the family's name in the package */
const semiBold = (id: string, family: string): CardFontFile => {
  const folder = path.dirname(resolve(`@expo-google-fonts/${id}/package.json`))
  const name = family.replaceAll(' ', '')
  return {
    family,
    file: path.join(folder, `600SemiBold/${name}_600SemiBold.ttf`),
    licence: path.join(folder, 'LICENSE_FONT'),
  }
}

/** For Japanese and Latin letters, and for letters of the brand that the font of another language lacks. */
export const defaultFont = semiBold('shippori-mincho', 'Shippori Mincho')

/** Fonts by language, where the default font lacks letters or has them in Japanese forms. */
const fonts: Readonly<Record<string, CardFontFile>> = {
  'zh-Hant': semiBold('noto-serif-tc', 'Noto Serif TC'),
  'zh-Hans': semiBold('noto-serif-sc', 'Noto Serif SC'),
  ko: semiBold('noto-serif-kr', 'Noto Serif KR'),
}

export const fontOf = (language: Language): CardFontFile => fonts[language] ?? defaultFont
