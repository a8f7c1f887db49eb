import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { alsoSuits } from '@kaoiro/core/palette'
import type { FoundResult } from '@kaoiro/core/result-code'
import { rowAlternatives, seasonAlternative } from '@kaoiro/core/results'
import type { Content } from '@kaoiro/texts/content'
import { faceWords, mainSentences } from '@kaoiro/texts/description'
import { loadContent, loadMessages, loadResultTexts } from '@kaoiro/texts/load'
import * as O from 'fp-ts/lib/Option.js'
import { card } from '../../print/card.js'
import { withoutBreaks, wrapped } from '../../print/columns.js'
import { jsonText } from '../../print/printable.js'
import { namedLevels } from '../../print/report.js'
import type { ProductsFor } from '../../print/shown-products.js'
import { shownProducts } from '../../print/shown-products.js'
import type { Style, DrawSwatch } from '../../print/style.js'
import { csvField, csvHeader, csvMark, diagnosisCsv } from '../../result-code/result-csv.js'
import { loadStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import type { Given } from './input.js'
import { colourRows, productRows } from './page-rows.js'

/** Prints results in one format. */
export interface Printer {
  /** Printed before all results. */
  readonly header: string
  readonly print: (found: FoundResult, given: Given) => string
}

const loadProducts = async (env: Streams['env'], language: Language): Promise<ProductsFor> =>
  shownProducts((await loadStore(env)).products, language)

/** Prints JSON lines; words and products are in the given language. */
export async function jsonPrinter(language: Language, env: Streams['env']): Promise<Printer> {
  const products = await loadProducts(env, language)
  return {
    header: '',
    print: diagnosisJson(await loadContent(language), products),
  }
}

/** Prints a table. Its last column has the shelves of the products, which differ from store to store. */
export async function csvPrinter(language: Language, env: Streams['env']): Promise<Printer> {
  const products = await loadProducts(env, language)
  const shelves = (diagnosis: Diagnosis) => [
    ...new Set(products(diagnosis).flatMap(({ shelf }) => (shelf === null ? [] : [shelf]))),
  ]
  return {
    header: `${csvMark}${csvHeader},shelves\n`,
    print: (found, given) =>
      `${diagnosisCsv(found, given)},${csvField(shelves(found.diagnosis).join(' | '))}\n`,
  }
}

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
export async function cardPrinter(
  language: Language,
  { style, swatch, headings, env, columns }: CardLook,
): Promise<Printer> {
  const content = await loadContent(language)
  const texts = await loadResultTexts(language)
  const print = card(content, await loadMessages(language), style, columns)
  const words = wordRows(content, columns)
  const colours = colourRows(content, texts, swatch, columns)
  const products = productRows(await loadProducts(env, language), texts, swatch, columns)
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

/** Faces with cached words and products, about 3 kB each. */
const maxKept = 10_000

/** The fields that all results with a face share, as JSON. */
interface FaceJson {
  readonly face: string
  readonly rows: string
}

/** Prints rows of JSON. The words about a face take most of the time, so they are cached for the next row with it. */
export function diagnosisJson(
  content: Content,
  productsFor: ProductsFor,
): (found: FoundResult, given: Given) => string {
  const wordsOf = faceWords(content)
  const kept = new Map<string, FaceJson>()
  const faceJson = (diagnosis: Diagnosis): FaceJson => {
    const { gender, faceType, colorType, faceTypeAnalysis } = diagnosis
    const key = [gender, faceType, colorType, alsoSuits(diagnosis), ...faceTypeAnalysis].join()
    const found = kept.get(key)
    if (found !== undefined) return found
    if (kept.size >= maxKept) kept.clear()
    const levels = namedLevels(faceTypeAnalysis)
    const face = {
      faceType,
      colorType,
      gender,
      faceTypeAnalysis,
      levels,
      words: wordsOf(diagnosis),
      products: productsFor(diagnosis),
    }
    const made = { face: jsonText(face), rows: jsonText(rowAlternatives(diagnosis)) }
    kept.set(key, made)
    return made
  }
  return ({ code, diagnosis, mistypedOf }, { input, line }) => {
    const { colorComposition } = diagnosis
    const head = { code, mistypedOf, input, line, colorComposition }
    // Only the input may have characters that control a terminal.
    const start = input === code ? JSON.stringify(head) : jsonText(head)
    const season = JSON.stringify(O.toNullable(seasonAlternative(diagnosis)))
    const { face, rows } = faceJson(diagnosis)
    return `${start.slice(0, -1)},"alternatives":{"season":${season},"rows":${rows}},${face.slice(1)}\n`
  }
}
