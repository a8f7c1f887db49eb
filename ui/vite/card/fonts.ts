import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@kaoiro/core/language'

/** A font of the cards, under the Open Font License. */
export interface CardFontFile {
  readonly family: string
  readonly file: string
  readonly licence: string
}

const { resolve } = createRequire(import.meta.url)

/** The semi-bold weight of a family from a package of Google Fonts. @param manifest the package's `package.json` */
const semiBold = (family: string, manifest: string): CardFontFile => {
  const folder = path.dirname(manifest)
  const name = family.replaceAll(' ', '')
  return {
    family,
    file: path.join(folder, `600SemiBold/${name}_600SemiBold.ttf`),
    licence: path.join(folder, 'LICENSE_FONT'),
  }
}

/** For Japanese and Latin letters, and for letters of the brand that the font of another language lacks. */
export const defaultFont = semiBold(
  'Shippori Mincho',
  resolve('@expo-google-fonts/shippori-mincho/package.json'),
)

/** Fonts by language, where the default font lacks letters or has them in Japanese forms. */
const fonts: Readonly<Record<string, CardFontFile>> = {
  'zh-Hant': semiBold('Noto Serif TC', resolve('@expo-google-fonts/noto-serif-tc/package.json')),
  'zh-Hans': semiBold('Noto Serif SC', resolve('@expo-google-fonts/noto-serif-sc/package.json')),
  ko: semiBold('Noto Serif KR', resolve('@expo-google-fonts/noto-serif-kr/package.json')),
}

export const fontOf = (language: Language): CardFontFile => fonts[language] ?? defaultFont
