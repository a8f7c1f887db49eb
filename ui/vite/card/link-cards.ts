import { createHash } from 'node:crypto'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import type { LightCardDesign } from '@kaoiro/core/light-card/light-card'
import { site } from '../../src/site/site.js'
import { fontFamily, fontLicence, lackedBy, outlinesOf, subset } from './card-font.js'
import { cardLetters, lightCardLetters, shownCards, writtenIn } from './shown-cards.js'

interface CardSettings {
  readonly brand: string
  readonly fontFamily: string
  /** Changes whenever the appearance of a card changes. */
  readonly version: string
}

/**
 * Writes the files that the service draws cards with: the brand, a font with the letters of the content for link
 * cards, and outlines of letters for the light card, so that cards look the same on every machine. The folder is not
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
  const cards = shownCards(brand)
  const font = await subset(cardLetters(brand))
  requireAll(lackedBy(font, cards.flatMap(writtenIn)))
  const hash = createHash('sha256').update(font)
  for (const card of cards) hash.update(svgText(card))
  const settings: CardSettings = { brand, fontFamily, version: hash.digest('hex').slice(0, 16) }
  const design = await lightCardDesign(brand)
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(path.join(folder, 'font.ttf'), font),
    writeFile(path.join(folder, 'card.json'), `${JSON.stringify(settings, null, 2)}\n`),
    writeFile(path.join(folder, 'light-card.json'), `${JSON.stringify(design)}\n`),
    copyFile(fontLicence, path.join(folder, 'OFL.txt')),
  ])
}

const lightCardDesign = async (brand: string): Promise<LightCardDesign> => {
  const letters = lightCardLetters(brand)
  const font = await outlinesOf(letters)
  requireAll([...letters].filter((letter) => !(letter in font.glyphs)))
  return { brand, font }
}

const requireAll = (lacked: ReadonlyArray<string>): void => {
  if (lacked.length > 0)
    throw new Error(`the font of the cards (ui/vite/card/card-font.ts) lacks "${lacked.join('')}"`)
}
