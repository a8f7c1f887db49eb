import type { Language } from '@kaoiro/core/content/content'
import { loadContent, loadMessages } from '../../command-line/language.js'
import { card } from '../../print/card.js'
import type { Style } from '../../print/style.js'
import { alternativeRows } from './alternative-rows.js'
import { csvHeader, diagnosisCsv } from './diagnosis-csv.js'
import { diagnosisJson } from './diagnosis-json.js'
import type { DecodedResult } from './read-code.js'

/** How results are printed. */
export interface Printer {
  /** Printed before all results. */
  readonly header: string
  readonly print: (decoded: DecodedResult) => string
}

export const jsonPrinter: Printer = { header: '', print: diagnosisJson }

export const csvPrinter: Printer = { header: csvHeader, print: diagnosisCsv }

/** Cards with what a little change would make of them; each under its code if there may be several. */
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
