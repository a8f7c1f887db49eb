import { defaultComposition, faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { linkCard, pairCard } from '@kaoiro/drawing/cards'
import type { Language } from '@kaoiro/core/language'
import { loadContent, loadLightCard, loadMessages } from '@kaoiro/texts/load'
import type { SvgNode } from '@kaoiro/drawing/pen'

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
export const shownCards = async (
  brand: string,
  language: Language,
): Promise<ReadonlyArray<SvgNode>> => {
  const texts = {
    brand,
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
export const linkCardLetters = (cards: ReadonlyArray<SvgNode>): ReadonlySet<string> =>
  new Set([...ascii, ...cards.flatMap(writtenIn)])

/** Returns the letters of the light card without its brand: those of addresses and of the instruction. */
export const lightCardLetters = async (language: Language): Promise<ReadonlySet<string>> => {
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
 * Returns the letters that brands may have: Latin letters, punctuation, kana, Greek, the 2,965 kanji of everyday use, and
 * those of one brand.
 */
export const brandLetters = (brand: string): ReadonlySet<string> =>
  new Set([...ascii, ...latin, ...jisRows(1, 6), ...jisRows(16, 47), ...brand])

/** Returns all letters in a drawing's texts. */
export const writtenIn = (drawing: SvgNode): ReadonlyArray<string> =>
  drawing.children.flatMap((child) => (typeof child === 'string' ? [...child] : writtenIn(child)))
