import type { Content } from '@kaoiro/core/content/content'
import type { Language } from '@kaoiro/core/locales/language'
import { alternativesOf } from '@kaoiro/core/alternatives/alternatives'
import { alternativeSentences } from '@kaoiro/core/content/alternative-sentences'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { loadContent, loadMessages } from '@kaoiro/core/locales/load'
import { card } from '../../print/card.js'
import type { Style } from '../../print/style.js'
import { diagnosisJson } from './json.js'
import type { DecodedResult } from './read-code.js'
import { wrapped } from '../../print/columns.js'

/** Prints results in one format. */
export interface Printer {
  /** Printed before all results. */
  readonly header: string
  readonly print: (decoded: DecodedResult) => string
}

/**
 * RFC 4180, but with LF as line ending: `cut` and `awk` would include a carriage return in the last column,
 * and spreadsheets accept both.
 */
export const csvHeader =
  'code,gender,face_type,season,face_line,eyebrow_angle,eye_vertical_length,mouth_width,nose_ratio,' +
  'spring,summer,autumn,winter\n'

/** One row. No field needs quotes: they are names from closed lists, numbers and base-62 digits. */
export const diagnosisCsv = ({ code, diagnosis }: DecodedResult): string => {
  const { faceType, colorType, gender, faceTypeAnalysis, colorComposition } = diagnosis
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const { spring, summer, autumn, winter } = colorComposition
  return (
    `${code},${gender},${faceType},${colorType},` +
    `${faceLine},${eyebrowAngle},${eyeLength},${mouthWidth},${noseRatio},` +
    `${spring},${summer},${autumn},${winter}\n`
  )
}

export const jsonPrinter: Printer = { header: '', print: diagnosisJson }

export const csvPrinter: Printer = { header: csvHeader, print: diagnosisCsv }

/** Prints cards with alternatives; with `headings`, prints the code above each card. */
export const cardPrinter = async (
  language: Language,
  style: Style,
  headings: boolean,
): Promise<Printer> => {
  const content = await loadContent(language)
  const print = card(content, await loadMessages(language), style)
  const alternatives = alternativeRows(content)
  const heading = (code: string) => (headings ? `\n  ${style.bold(code)}\n` : '')
  return {
    header: '',
    print: ({ code, diagnosis }) => heading(code) + print(diagnosis) + alternatives(diagnosis),
  }
}

/** The part of the card with alternatives; empty if there are none. */
const alternativeRows =
  (content: Content) =>
  (diagnosis: Diagnosis): string => {
    const { season, rows } = alternativeSentences(content)(alternativesOf(diagnosis))
    const sentences = [...rows, ...(season === null ? [] : [season])]
    return sentences.length === 0 ? '' : `${sentences.flatMap(wrapped('  ')).join('\n')}\n\n`
  }
