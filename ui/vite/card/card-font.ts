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

/** Returns the font with only these letters, about 3 % of its size; ignores letters that it lacks. */
export const subset = async (letters: ReadonlySet<string>): Promise<Buffer> =>
  subsetFont(await readFile(font), [...letters].join(''), {
    targetFormat: 'truetype',
    // Omits glyph variants that cards do not use, such as ruby and vertical forms.
    noLayoutClosure: true,
  })

/** Returns the letters that a font lacks. */
export const lackedBy = (
  ttf: Uint8Array,
  letters: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const has = new Set(new Face(new Blob(ttf)).collectUnicodes())
  return [...new Set(letters)].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))
}
