import type { Content } from '@kaoiro/texts/content'
import type { Language } from '@kaoiro/core/language'
import { faceWords, mainSentences } from '@kaoiro/texts/description'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { loadContent, loadMessages, loadResultTexts } from '@kaoiro/texts/load'
import { card } from '../../print/card.js'
import type { Style } from '../../print/style.js'
import type { DrawSwatch } from '../../print/swatch.js'
import { loadStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import { colourRows } from './colour-rows.js'
import { diagnosisJson } from './json.js'
import { productRows } from './product-rows.js'
import type { DecodedResult } from '../../result-code/read-code.js'
import { maxCharacters } from '../../result-code/read-code.js'
import { withoutBreaks, wrapped } from '../../print/columns.js'
import { namedLevels } from '../../print/named-levels.js'
import { printable } from '../../print/printable.js'
import type { Given } from './input.js'

/** Prints results in one format. */
export interface Printer {
  /** Printed before all results. */
  readonly header: string
  readonly print: (decoded: DecodedResult, given: Given) => string
}

/**
 * RFC 4180, but with LF as line ending: `cut` and `awk` would include a carriage return in the last column,
 * and spreadsheets accept both.
 */
export const csvHeader =
  'code,gender,face_type,season,face_line,eyebrow_angle,eye_vertical_length,mouth_width,nose_ratio,' +
  'spring,summer,autumn,winter,face_line_level,eyebrow_angle_level,eye_vertical_length_level,' +
  'mouth_width_level,nose_ratio_level,line,input\n'

/**
 * One row. Only the input may need quotes, and is the last field, for `cut` and `awk`: the others are names from closed
 * lists, numbers and base-62 digits.
 */
export const diagnosisCsv = (
  { code, diagnosis }: DecodedResult,
  { input, line }: Given,
): string => {
  const { faceType, colorType, gender, faceTypeAnalysis, colorComposition } = diagnosis
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const { spring, summer, autumn, winter } = colorComposition
  return (
    `${code},${gender},${faceType},${colorType},` +
    `${faceLine},${eyebrowAngle},${eyeLength},${mouthWidth},${noseRatio},` +
    `${spring},${summer},${autumn},${winter},` +
    `${Object.values(namedLevels(faceTypeAnalysis)).join()},${line ?? ''},${csvField(input)}\n`
  )
}

/**
 * A text from elsewhere as a field. Its control characters are replaced, and a text that a spreadsheet would compute gets
 * an apostrophe (OWASP, CSV injection).
 */
export const csvField = (text: string): string => {
  const safe = printable(text, maxCharacters).replace(/^\s*[=+\-@]/, "'$&")
  return /^[^",]*$/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`
}

/** Prints JSON lines; the words are in the given language. */
export const jsonPrinter = async (language: Language): Promise<Printer> => ({
  header: '',
  print: diagnosisJson(await loadContent(language)),
})

export const csvPrinter: Printer = { header: csvHeader, print: diagnosisCsv }

/** How the cards of results are printed. */
interface CardLook {
  readonly style: Style
  readonly swatch: DrawSwatch
  /** Whether the code is printed above each card. */
  readonly headings: boolean
  readonly env: Streams['env']
  readonly columns: number
}

/** Prints cards with what the page says: the words on the face, the colours and the products. */
export const cardPrinter = async (
  language: Language,
  { style, swatch, headings, env, columns }: CardLook,
): Promise<Printer> => {
  const content = await loadContent(language)
  const texts = await loadResultTexts(language)
  const print = card(content, await loadMessages(language), style, columns)
  const words = wordRows(content, columns)
  const colours = colourRows(content, texts, swatch, columns)
  const { products: sold } = await loadStore(env)
  const products = productRows(sold, texts, language, swatch, columns)
  const heading = (code: string) => (headings ? `\n  ${style.bold(code)}\n` : '')
  return {
    header: '',
    print: ({ code, diagnosis }) =>
      withoutBreaks(
        heading(code) +
          print(diagnosis) +
          words(diagnosis) +
          [colours, products].map((rows) => part(rows(diagnosis))).join(''),
      ),
  }
}

const part = (rows: ReadonlyArray<string>): string =>
  rows.length === 0 ? '' : `${rows.join('\n')}\n\n`

/** The sentences below the card: on the face, then on other patterns that are close. */
const wordRows =
  (content: Content, columns: number) =>
  (diagnosis: Diagnosis): string => {
    const words = faceWords(content)(diagnosis)
    return [mainSentences(words), words.between]
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => `${sentences.flatMap(wrapped('  ', columns)).join('\n')}\n\n`)
      .join('')
  }
