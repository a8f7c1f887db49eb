import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '@kaoiro/core/locales/language'
import { languages } from '@kaoiro/core/locales/language'
import { loadContent, loadMessages, loadResultTexts, loadTerminal } from '@kaoiro/core/locales/load'
import { products } from '../../src/site/products.js'
import { site } from '../../src/site/site.js'
import { subset } from './card-font.js'
import { regularFontOf } from './fonts.js'
import { ascii } from './shown-cards.js'

/**
 * Writes a font for each language with the letters of reports (`kaoiro report`), which the command line puts into PDFs. The
 * folder is not served.
 */
export const reportFonts = (folder: string): Plugin => ({
  name: 'kaoiro-report-fonts',
  // A test build must not overwrite the folder of the real build.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  closeBundle: async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const language of languages) {
      const font = await subset(regularFontOf(language).file, await reportLetters(language))
      await writeFile(path.join(folder, `${language}.ttf`), font)
    }
  },
})

/** All letters that a report in this language may contain, and some more. */
export const reportLetters = async (language: Language): Promise<ReadonlySet<string>> => {
  const {
    certainty: _,
    agreement: __,
    comparison: ___,
    pictures: ____,
    ...content
  } = await loadContent(language)
  const { facePattern, personalColour, chart, map, you, composition, colours, carry, ...texts } =
    await loadResultTexts(language)
  const headings = [facePattern, personalColour, chart, map, you, composition, colours]
  const chapters = [carry.book.chapters, texts.makeup, texts.grooming, texts.shop]
  const { genders } = await loadMessages(language)
  const words = await loadTerminal(language, 'report')
  const all = [site.brand, products, content, genders, headings, chapters, words.title, words.date]
  return new Set([...ascii, ...lettersIn([...all, words.adviser, words.notes])])
}

/** The letters of all texts in a value; those of functions are in their source. */
const lettersIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string' || typeof value === 'function') return [...String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lettersIn) : []
}
