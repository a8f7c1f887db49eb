import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defaultComposition, faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { brandOutlinesFile, lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import { linkCard, pairCard } from '@kaoiro/drawing/cards'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { svgText } from '@kaoiro/drawing/pen'
import { loadContent, loadLightCard, loadMessages } from '@kaoiro/texts/load'
import { buildStore } from './build-store.js'
import { defaultFont, fontOf, lackedBy, outlinesOf, subset } from './card-fonts.js'

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
export function linkCards(folder: string): Plugin {
  return {
    name: 'kaoiro-link-cards',
    // A test build must not overwrite the folder of the real build.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
    closeBundle: () => writeCardFolder(folder),
  }
}

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

const requireAll = (lacked: ReadonlyArray<string>, { family }: typeof defaultFont): void => {
  if (lacked.length > 0)
    throw new Error(
      `${family}, a font of the cards (ui/site/build/card-fonts.ts), lacks "${lacked.join('')}"`,
    )
}

const diagnoses: ReadonlyArray<Diagnosis> = genders.flatMap((gender) =>
  faceTypesOf(gender).flatMap((faceType) =>
    seasons.map((colorType) => ({
      faceType,
      colorType,
      gender,
      faceTypeAnalysis: [0, 0, 0, 0, 0],
      colorComposition: defaultComposition,
    })),
  ),
)

/** Returns the cards of every face pattern and season in a language, alone and as a pair. */
export async function shownCards(
  brand: string,
  language: Language,
): Promise<ReadonlyArray<SvgNode>> {
  const texts = {
    brand: { name: brand, logo: null },
    content: await loadContent(language),
    messages: await loadMessages(language),
  }
  return diagnoses.flatMap((diagnosis) => [
    linkCard(texts)(diagnosis),
    pairCard(texts)([diagnosis, diagnosis]),
  ])
}

/** The printable characters of ASCII: digits of shares, and addresses. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))

/** Returns the letters of link cards: those of the given cards, and ASCII, because results have other shares. */
const linkCardLetters = (cards: ReadonlyArray<SvgNode>): ReadonlySet<string> =>
  new Set([...ascii, ...cards.flatMap(writtenIn)])

/** Returns the letters of the light card without its brand: those of addresses and of the instruction. */
const lightCardLetters = async (language: Language): Promise<ReadonlySet<string>> => {
  const { instruction } = await loadLightCard(language)
  return new Set([...ascii, ...instruction.join('')])
}

const eucJp = new TextDecoder('euc-jp')

/** Returns the characters in rows of JIS X 0208. */
const jisRows = (first: number, last: number): ReadonlyArray<string> =>
  Array.from({ length: (last - first + 1) * 94 }, (_, at) =>
    eucJp.decode(Uint8Array.of(0xa0 + first + Math.floor(at / 94), 0xa1 + (at % 94))),
  ).filter((character) => character !== '\ufffd')

/** Latin letters with accents: Latin-1 and Latin Extended-A, as far as the font has them. */
const latin = Array.from({ length: 0x180 - 0xa0 }, (_, i) => String.fromCodePoint(0xa0 + i))

/**
 * Returns the letters that brands may have: Latin letters, punctuation, kana, the 2,965 kanji of everyday use, and
 * those of one brand.
 */
const brandLetters = (brand: string): ReadonlySet<string> =>
  new Set([...ascii, ...latin, ...jisRows(1, 5), ...jisRows(16, 47), ...brand])

/** Returns all letters in a drawing's texts. */
export function writtenIn(drawing: SvgNode): ReadonlyArray<string> {
  return drawing.children.flatMap((child) =>
    typeof child === 'string' ? [...child] : writtenIn(child),
  )
}
