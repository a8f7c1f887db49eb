import { HexColour } from '@kaoiro/core/colour'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { MakeUp, Wearing } from '@kaoiro/core/palette'
import { wayToWear, wearerOf } from '@kaoiro/core/palette'
import { loadWear } from '@kaoiro/texts/load'
import type { WearCommandTexts, WearTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import { loadReadReport, readCode } from '../../result-code/read-code.js'
import type { Streams } from '../../system/streams.js'

export interface WearOptions {
  readonly json?: true
  /** The column of a table that contains the colours. */
  readonly column?: string
  readonly quiet?: true
  readonly lang: Language
}

/** The result and the texts that colours and tables need. */
export interface Prepared {
  readonly code: string
  readonly gender: Gender
  readonly texts: WearTexts
  readonly words: WearCommandTexts
  /** How to wear the colour, or the make-up in it, that a text means; undefined if it means none. */
  readonly wearing: (text: string, product?: MakeUp) => Wearing | undefined
}

/** Reads the result code; null, after a line on stderr, if the text does not contain any. */
export async function prepare(
  codeOrAddress: string,
  { quiet, lang }: WearOptions,
  words: WearCommandTexts,
  { err }: Streams,
): Promise<Prepared | null> {
  const read = readCode(codeOrAddress)
  if (E.isLeft(read) || quiet !== true) err((await loadReadReport(lang))(read))
  if (E.isLeft(read)) return null
  const { code, diagnosis } = read.right
  const texts = await loadWear(lang)
  const wearer = wearerOf(diagnosis)
  return {
    ...{ code, texts, words, gender: diagnosis.gender },
    wearing: (text, product) => {
      const hex = HexColour.decode(text)
      const colour = E.isRight(hex) ? hex.right : texts.colourNamed(text)
      return colour && wayToWear(wearer, product)(colour)
    },
  }
}
