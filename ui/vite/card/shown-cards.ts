import { defaultComposition } from '@kaoiro/core/diagnosis/composition'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { linkCard, pairCard } from '@kaoiro/core/drawing/cards/link-cards'
import { languages } from '@kaoiro/core/locales/language'
import { loadContent, loadLightCard, loadMessages } from '@kaoiro/core/locales/load'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'

/** The cards' texts in each language. */
const texts = await Promise.all(
  languages.map(async (language) => ({
    content: await loadContent(language),
    messages: await loadMessages(language),
  })),
)

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

/** Returns the cards of every face pattern and season in every language, alone and as a pair. */
export const shownCards = (brand: string): ReadonlyArray<SvgNode> =>
  texts.flatMap((words) =>
    diagnoses.flatMap((diagnosis) => [
      linkCard({ brand, ...words })(diagnosis),
      pairCard({ brand, ...words })([diagnosis, diagnosis]),
    ]),
  )

/** Returns the characters of a range of code points, both ends included. */
const range = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))

/** The printable characters of ASCII and Latin-1. */
const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff)]

/** Returns the letters that the cards' font must contain: Latin, the brand, and the whole content for future cards. */
export const cardLetters = (brand: string): ReadonlySet<string> =>
  new Set([...latin, ...brand, ...JSON.stringify(texts)])

const lightCardTexts = await Promise.all(languages.map(loadLightCard))

/** Returns the letters of the light card: those of addresses, the brand, and the instruction in every language. */
export const lightCardLetters = (brand: string): ReadonlySet<string> =>
  new Set([
    ...range(0x20, 0x7e),
    ...brand,
    ...lightCardTexts.flatMap(({ instruction }) => [...instruction.join('')]),
  ])

/** Returns all letters in a drawing's texts. */
export const writtenIn = (drawing: SvgNode): ReadonlyArray<string> =>
  drawing.children.flatMap((child) => (typeof child === 'string' ? [...child] : writtenIn(child)))
