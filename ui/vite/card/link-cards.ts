import { createHash } from 'node:crypto'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import { site } from '../../src/site/site.js'
import { fontFamily, fontLicence, lackedBy, subset } from './card-font.js'
import { cardLetters, writtenIn } from './card-letters.js'
import { shownCards } from './shown-cards.js'

interface CardSettings {
  readonly brand: string
  readonly fontFamily: string
  /** Another one if any card looks different. */
  readonly version: string
}

/**
 * Writes what the service needs to draw the cards of links: the brand, and a font with the letters of the content,
 * so that a card looks the same on every machine. The service reads this folder; it is not served.
 */
export const linkCards = (folder: string): Plugin => ({
  name: 'kaoiro-link-cards',
  // A build for tests leaves the folder of the one that is served as it is.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  closeBundle: () => writeCardFolder(folder, brandOf(site)),
})

const brandOf = ({ brand, brandMark }: Pick<typeof site, 'brand' | 'brandMark'>): string =>
  brandMark === null ? brand : `${brand} ${brandMark}`

const writeCardFolder = async (folder: string, brand: string): Promise<void> => {
  const cards = shownCards(brand)
  const font = await subset(cardLetters(brand))
  const lacked = lackedBy(font, cards.flatMap(writtenIn))
  if (lacked.length > 0)
    throw new Error(`the font of the cards (ui/vite/card/card-font.ts) has no "${lacked.join('')}"`)
  const hash = createHash('sha256').update(font)
  for (const card of cards) hash.update(svgText(card))
  const settings: CardSettings = { brand, fontFamily, version: hash.digest('hex').slice(0, 16) }
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(path.join(folder, 'font.ttf'), font),
    writeFile(path.join(folder, 'card.json'), `${JSON.stringify(settings, null, 2)}\n`),
    copyFile(fontLicence, path.join(folder, 'OFL.txt')),
  ])
}
