import { readFile } from 'node:fs/promises'
import type { Wearing } from '@kaoiro/core/palette'
import { makeUpByCategory } from '@kaoiro/core/palette'
import { csvLines } from '@kaoiro/store/csv-lines'
import { decodeEdited } from '@kaoiro/store/decode-text'
import { loadMessages } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { withoutBreaks } from '../../print/columns.js'
import { printable } from '../../print/printable.js'
import { csvField, csvMark } from '../../result-code/result-csv.js'
import { isSpecialFile } from '../../system/files.js'
import type { Streams } from '../../system/streams.js'
import { errorText } from '../../system/system-error.js'
import type { Prepared, WearOptions } from './prepare.js'

/**
 * The columns that are added; the prefix keeps them apart from those of a shop. Names of colours and sentences are in the language of
 * the output, everything else as in JSON.
 */
const added: Readonly<Record<string, (way: Wearing, prepared: Prepared) => string>> = {
  wear_place: ({ place }) => place,
  wear_uses: ({ uses }) => uses.join(' '),
  wear_companion: ({ companion }, { texts }) => texts.swatches[companion.id],
  wear_companion_colour: ({ companion }) => companion.colour,
  wear_nearest: ({ nearest }, { texts }) => texts.swatches[nearest.id],
  wear_nearest_colour: ({ nearest }) => nearest.colour,
  wear_distance: ({ distance }) => distance.toFixed(1),
  wear_differs: ({ differs }) => differs.join(' '),
  wear_words: (way, { texts, gender }) => texts.join(texts.words(way, gender)),
}

/** Names of the column with the colours, as shops write them, the store's own first. */
const colourColumns = ['colour', 'color', 'hex', '色', 'カラー', '顏色', '颜色', '컬러', '색상']

/** The place of the column with the colours in the header; -1 if there is none. */
const columnAt = (names: ReadonlyArray<string>, given: string | undefined): number => {
  const known = names.map((name) => name.trim().toLowerCase())
  const wanted = given === undefined ? colourColumns : [given.trim().toLowerCase()]
  return known.indexOf(wanted.find((name) => known.includes(name)) ?? '')
}

/**
 * Prints a table of products with columns added that say how to wear each. They are empty for rows without a colour, bases,
 * and make-up for men.
 */
export async function wearProducts(
  prepared: Prepared,
  file: string,
  { column, lang }: WearOptions,
  { out, err }: Streams,
): Promise<ExitCode> {
  const { words, wearing, gender } = prepared
  let ended: ExitCode = exitCode.done
  const report = (why: string, line?: number): ExitCode => {
    err(`kaoiro: ${printable(file)}${line === undefined ? '' : `:${line}`}: ${why}\n`)
    return (ended = exitCode.failed)
  }
  if (await isSpecialFile(file)) return report(words.notATable)
  const { unreadable } = await loadMessages(lang)
  const bytes = await readFile(file).catch((error: unknown) =>
    errorText(error, { ...unreadable, EISDIR: words.notATable }),
  )
  if (typeof bytes === 'string') return report(bytes)
  const csv = decodeEdited(bytes)
  if (csv === null) return report(words.notUtf8)
  const table = csvLines(csv)
  if (E.isLeft(table)) return report(words.brokenCsv, table.left)
  const [header, ...lines] = table.right
  const names = header?.fields ?? []
  const at = columnAt(names, column)
  if (at < 0) return report(words.noColumn({ columns: printable(names.join(', ')) }), 1)
  const width = table.right.reduce((most, { fields }) => Math.max(most, fields.length), 0)
  const padded = (fields: ReadonlyArray<string>) =>
    Array.from({ length: width }, (_, i) => fields[i] ?? '')
  const categoryAt = columnAt(names, 'category')
  let category = ''
  const rows = lines.map(({ line, fields }) => {
    // Further shades of a product may leave its cells empty.
    category = fields[categoryAt]?.trim() || category
    const product = makeUpByCategory.get(category)
    const isWorn = category !== 'base' && (product === undefined || gender === 'WOMEN')
    const text = isWorn ? (fields[at]?.trim() ?? '') : ''
    const way = text === '' ? undefined : wearing(text, product)
    if (text !== '' && way === undefined) report(`"${printable(text)}": ${words.notAColour}`, line)
    const cells = Object.values(added).map((cell) => (way === undefined ? '' : cell(way, prepared)))
    return [...padded(fields), ...cells]
  })
  const all = [[...padded(names), ...Object.keys(added)], ...rows]
  out(withoutBreaks(csvMark + all.map((row) => `${row.map(csvField).join()}\n`).join('')))
  return ended
}
