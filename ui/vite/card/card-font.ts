import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

const folder = path.dirname(resolve('@expo-google-fonts/shippori-mincho/package.json'))

/** Shippori Mincho, under the Open Font License. */
export const fontFamily = 'Shippori Mincho'
const font = path.join(folder, '600SemiBold/ShipporiMincho_600SemiBold.ttf')
export const fontLicence = path.join(folder, 'LICENSE_FONT')

/** The cards' font with these letters alone, as far as it has them: some 3 % of the whole. */
export const subset = async (letters: ReadonlySet<string>): Promise<Buffer> =>
  subsetFont(await readFile(font), [...letters].join(''), {
    targetFormat: 'truetype',
    // Forms that no card asks for: small kana above kanji, vertical lines.
    noLayoutClosure: true,
  })

/** The letters that a font lacks. */
export const lackedBy = (
  ttf: Uint8Array,
  letters: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const has = new Set(new Face(new Blob(ttf)).collectUnicodes())
  return [...new Set(letters)].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))
}
