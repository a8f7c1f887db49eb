import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { svgText } from '@kaoiro/drawing/pen'
import { brandOutlinesFile, lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import { buildStore } from '../build-store.js'
import { lackedBy, outlinesOf, subset } from './card-font.js'
import type { CardFontFile } from './fonts.js'
import { defaultFont, fontOf } from './fonts.js'
import { brandLetters, lightCardLetters, linkCardLetters, shownCards } from './shown-cards.js'

interface CardSettings {
  /** The family of each language's font. */
  readonly fontFamilies: Readonly<Partial<Record<Language, string>>>
  /** The letters that a brand may have. */
  readonly letters: string
  /** Changes whenever the appearance of a card without its brand changes. */
  readonly version: string
}

/**
 * Writes the files that the service draws cards with: for each language a font with the letters of its link cards, and
 * outlines of letters for the light card; and the letters of brands, in both forms. Cards look the same on every machine. The
 * folder is not served.
 */
export const linkCards = (folder: string): Plugin => ({
  name: 'kaoiro-link-cards',
  // A test build must not overwrite the folder of the real build.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  closeBundle: () => writeCardFolder(folder),
})

const writeCardFolder = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { name, mark } = buildStore.store.brand
  const letters = brandLetters(name + (mark ?? ''))
  const brandFont = await subset(defaultFont, letters)
  const brandOutlines = await outlinesOf(defaultFont, letters)
  await writeFile(path.join(folder, 'brand.ttf'), brandFont)
  await writeFile(
    path.join(folder, brandOutlinesFile),
    gzipSync(JSON.stringify(brandOutlines), { level: 9 }),
  )
  const hash = createHash('sha256').update(brandFont)
  for (const language of languages) hash.update(await writeLanguage(folder, language))
  const settings: CardSettings = {
    fontFamilies: Object.fromEntries(
      languages.map((language) => [language, fontOf(language).family]),
    ),
    letters: Object.keys(brandOutlines.glyphs).join(''),
    version: hash.digest('hex').slice(0, 16),
  }
  const licences = new Set(languages.map((language) => fontOf(language).licence))
  const texts = await Promise.all([...licences].map((file) => readFile(file, 'utf8')))
  await writeFile(path.join(folder, 'OFL.txt'), texts.join('\n\n'))
  await writeFile(path.join(folder, 'card.json'), `${JSON.stringify(settings)}\n`)
}

/** Writes the files of one language. Returns a hash of its link cards. */
const writeLanguage = async (folder: string, language: Language): Promise<string> => {
  const ownFont = fontOf(language)
  const cards = await shownCards('', language)
  const letters = linkCardLetters(cards)
  const font = await subset(ownFont, letters)
  requireAll(lackedBy(font, [...letters]), ownFont)
  await writeFile(path.join(folder, `${language}.ttf`), font)

  const lightLetters = await lightCardLetters(language)
  const own = await outlinesOf(ownFont, lightLetters)
  requireAll(
    [...lightLetters].filter((letter) => !(letter in own.glyphs)),
    ownFont,
  )
  await writeFile(path.join(folder, lightCardFile(language)), `${JSON.stringify(own)}\n`)

  const hash = createHash('sha256').update(font)
  for (const card of cards) hash.update(svgText(card))
  return hash.digest('hex')
}

const requireAll = (lacked: ReadonlyArray<string>, { family }: CardFontFile): void => {
  if (lacked.length > 0)
    throw new Error(
      `${family}, a font of the cards (ui/vite/card/fonts.ts), lacks "${lacked.join('')}"`,
    )
}
