import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
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

const locales = path.join(import.meta.dirname, '../../../texts/src')

/** Texts of a language that no report contains. */
const unused = /^(agreement|certainty|comparison|messages|pictures)\.ts$/

/** Files besides `content/` with texts of reports. */
const otherFiles = [
  ...['screens/result.ts', 'screens/shop.ts', 'screens/palette-to-carry.ts'],
  'terminal/report.ts',
]

/**
 * All letters that a report in this language may contain, and some more: those in the source of its texts, because many
 * are functions.
 */
const reportLetters = async (language: Language): Promise<ReadonlySet<string>> => {
  const folder = path.join(locales, language)
  const contents = await readdir(path.join(folder, 'content'), { recursive: true })
  const files = [
    ...contents.filter((file) => file.endsWith('.ts') && !unused.test(file)).map(inContent),
    ...otherFiles,
  ]
  const sources = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return new Set([
    ...ascii,
    ...Array.from(site.brand + JSON.stringify(products) + sources.join('')),
  ])
}

const inContent = (file: string): string => path.join('content', file)
