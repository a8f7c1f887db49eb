import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { svgText } from '@kaoiro/drawing/pen'
import type { LightCardDesign } from '@kaoiro/drawing/light-card'
import { lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import { site } from '../../src/site/site.js'
import { lackedBy, outlinesOf, subset } from './card-font.js'
import type { CardFontFile } from './fonts.js'
import { defaultFont, fontOf } from './fonts.js'
import { lightCardLetters, linkCardLetters, shownCards } from './shown-cards.js'

interface CardSettings {
  readonly brand: string
  /** The family of each language's font. */
  readonly fontFamilies: Readonly<Partial<Record<Language, string>>>
  /** Changes whenever the appearance of a card changes. */
  readonly version: string
}

/**
 * Writes the files that the service draws cards with: the brand, and for each language a font with the letters of its
 * link cards, and outlines of letters for the light card. Cards look the same on every machine. The folder is not
 * served.
 */
export const linkCards = (folder: string): Plugin => ({
  name: 'kaoiro-link-cards',
  // A test build must not overwrite the folder of the real build.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  closeBundle: () => writeCardFolder(folder, brandOf(site)),
})

const brandOf = ({ brand, brandMark }: Pick<typeof site, 'brand' | 'brandMark'>): string =>
  brandMark === null ? brand : `${brand} ${brandMark}`

const writeCardFolder = async (folder: string, brand: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const brandLetters = new Set(brand)
  const brandFont = await subset(defaultFont, brandLetters)
  requireAll(lackedBy(brandFont, [...brandLetters]), defaultFont)
  await writeFile(path.join(folder, 'brand.ttf'), brandFont)
  const hash = createHash('sha256').update(brandFont)
  for (const language of languages) hash.update(await writeLanguage(folder, brand, language))
  const settings: CardSettings = {
    brand,
    fontFamilies: Object.fromEntries(
      languages.map((language) => [language, fontOf(language).family]),
    ),
    version: hash.digest('hex').slice(0, 16),
  }
  const licences = new Set(languages.map((language) => fontOf(language).licence))
  const texts = await Promise.all([...licences].map((file) => readFile(file, 'utf8')))
  await writeFile(path.join(folder, 'OFL.txt'), texts.join('\n\n'))
  await writeFile(path.join(folder, 'card.json'), `${JSON.stringify(settings, null, 2)}\n`)
}

/** Writes the files of one language. Returns a hash of its link cards. */
const writeLanguage = async (
  folder: string,
  brand: string,
  language: Language,
): Promise<string> => {
  const ownFont = fontOf(language)
  const cards = await shownCards(brand, language)
  const letters = linkCardLetters(cards)
  const font = await subset(ownFont, letters)
  const isBrands = (letter: string) => brand.includes(letter)
  requireAll(
    lackedBy(font, [...letters]).filter((letter) => !isBrands(letter)),
    ownFont,
  )
  await writeFile(path.join(folder, `${language}.ttf`), font)

  const lightLetters = await lightCardLetters(brand, language)
  const own = await outlinesOf(ownFont, lightLetters)
  const lacked = [...lightLetters].filter((letter) => !(letter in own.glyphs))
  requireAll(
    lacked.filter((letter) => !isBrands(letter)),
    ownFont,
  )
  const others = await outlinesOf(defaultFont, new Set(lacked))
  if (others.unitsPerEm !== own.unitsPerEm)
    throw new Error(`${ownFont.family} and ${defaultFont.family} have other units per em`)
  const design: LightCardDesign = {
    brand,
    font: { ...own, glyphs: { ...own.glyphs, ...others.glyphs } },
  }
  await writeFile(path.join(folder, lightCardFile(language)), `${JSON.stringify(design)}\n`)

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
