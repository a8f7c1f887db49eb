import { parse } from 'csv-parse/sync'
import * as E from 'fp-ts/lib/Either.js'

/** A row that is not blank, and the line on which it ends, from 1. */
export interface CsvLine {
  readonly line: number
  readonly fields: ReadonlyArray<string>
}

/** The separator of the first line: a comma, or what Excel uses in many countries. */
const separatorOf = (csv: string): string => {
  const [header = ''] = /[^\r\n]+/.exec(csv) ?? []
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t'].reduce((most, next) => (count(next) > count(most) ? next : most))
}

/** Excel may write the separator before the header: `sep=;`. */
const separatorLine = /^sep=(.)(?=[\r\n]|$)/i

/** Without the blank fields at the end of a line, which Excel writes. */
const withoutEmptyEnd = (fields: ReadonlyArray<string>): ReadonlyArray<string> =>
  fields.slice(
    0,
    fields.reduce((end, field, at) => (field.trim() === '' ? end : at + 1), 0),
  )

/** Reads CSV as programs and spreadsheets save it. Left: the line after the last row that is complete. */
export function csvLines(csv: string): E.Either<number, ReadonlyArray<CsvLine>> {
  const lines: Array<CsvLine> = []
  const table = csv.replace(separatorLine, '')
  const separator = separatorLine.exec(csv)?.[1] ?? separatorOf(table)
  try {
    parse(table, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      // The parser would trim tabs that separate empty fields.
      trim: separator !== '\t',
      // Names of files may begin or end with blanks, if they are quoted.
      cast: (field, { quoting }) => (quoting ? field : field.trim()),
      on_record: (fields: ReadonlyArray<string>, { lines: line }) => {
        const given = withoutEmptyEnd(fields)
        if (given.length > 0) lines.push({ line, fields: given })
        return null
      },
    })
    return E.right(lines)
  } catch {
    return E.left((lines.at(-1)?.line ?? 0) + 1)
  }
}
