import { parse } from 'csv-parse/sync'
import * as E from 'fp-ts/lib/Either.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import type { HairlineChoice } from '../command-line/option-parsers.js'
import { parseAuto } from '../command-line/option-parsers.js'
import { isUrl } from './photo-files.js'

/** One photo of a manifest; null: not specified, so the options apply. */
export interface ManifestRow {
  /** The line on which the row ends, from 1. */
  readonly line: number
  readonly path: string
  readonly gender: Gender | null
  readonly hairline: HairlineChoice | null
  /** Any name for the person in the photo. */
  readonly person?: string
}

/** A fault in a line of a manifest. */
export type ManifestFault = { readonly line: number } & (
  | { readonly _tag: 'BrokenCsv' }
  | { readonly _tag: 'NoPathColumn' }
  | { readonly _tag: 'UnknownColumn'; readonly column: string }
  | { readonly _tag: 'RepeatedColumn'; readonly column: string }
  | { readonly _tag: 'TooManyFields'; readonly max: number }
  | { readonly _tag: 'NoPath' }
  | { readonly _tag: 'UrlAsPath' }
  | { readonly _tag: 'NulInPath' }
  | { readonly _tag: 'BadGender'; readonly text: string }
  | { readonly _tag: 'BadHairline'; readonly text: string }
)

const columns = ['path', 'gender', 'hairline', 'person'] as const

interface Line {
  readonly line: number
  readonly fields: ReadonlyArray<string>
}

/** Parses a manifest. Left: all faults, with their lines. */
export const parseManifest = (
  csv: string,
): E.Either<ReadonlyArray<ManifestFault>, ReadonlyArray<ManifestRow>> => {
  const lines = linesOf(csv)
  if (E.isLeft(lines)) return E.left([lines.left])
  const [header = { line: 1, fields: [] }, ...rest] = lines.right
  const names = header.fields.map((name) => name.trim().toLowerCase())
  const inHeader = headerFaults({ ...header, fields: names })
  if (inHeader.length > 0) return E.left(inHeader)
  const rows = rest.map(rowOf(names))
  const faults = rows.flatMap((row) => (E.isLeft(row) ? row.left : []))
  return faults.length > 0
    ? E.left(faults)
    : E.right(rows.flatMap((row) => (E.isRight(row) ? [row.right] : [])))
}

/** The separator in the first line: a comma, or what Excel uses in many countries. */
const separatorOf = (csv: string): string => {
  const [header = ''] = /[^\r\n]+/.exec(csv) ?? []
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ','
}

/** Without the blank fields at the end of a line, which Excel writes. */
const withoutEmptyEnd = (fields: ReadonlyArray<string>): ReadonlyArray<string> =>
  fields.slice(
    0,
    fields.reduce((end, field, at) => (field.trim() === '' ? end : at + 1), 0),
  )

const linesOf = (csv: string): E.Either<ManifestFault, ReadonlyArray<Line>> => {
  const lines: Array<Line> = []
  const separator = separatorOf(csv)
  try {
    parse(csv, {
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
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1
    return E.left({ _tag: 'BrokenCsv', line })
  }
}

const isColumn = (name: string): boolean => columns.some((column) => column === name)

const headerFaults = ({ line, fields }: Line): ReadonlyArray<ManifestFault> =>
  fields.includes('path')
    ? fields.flatMap((column, index): ReadonlyArray<ManifestFault> => {
        if (fields.indexOf(column) < index)
          return isColumn(column) ? [{ _tag: 'RepeatedColumn', line, column }] : []
        return isColumn(column) ? [] : [{ _tag: 'UnknownColumn', line, column }]
      })
    : [{ _tag: 'NoPathColumn', line }]

const rowOf =
  (names: ReadonlyArray<string>) =>
  ({ line, fields }: Line): E.Either<ReadonlyArray<ManifestFault>, ManifestRow> => {
    // Its fields are in the wrong columns, so further faults would be misleading.
    if (fields.length > names.length)
      return E.left([{ _tag: 'TooManyFields', line, max: names.length }])
    const field = (name: (typeof columns)[number]) => fields[names.indexOf(name)]?.trim() ?? ''
    const path = fields[names.indexOf('path')] ?? ''
    // macOS decomposes what is pasted from file names: が may be one character or two.
    const person = field('person').normalize('NFC')
    const gender = genderIn(field('gender'))
    const hairline = hairlineIn(field('hairline'))
    const faults: ReadonlyArray<ManifestFault> = [
      ...(field('path') === '' ? [{ _tag: 'NoPath', line } as const] : []),
      ...(path.includes('\0') ? [{ _tag: 'NulInPath', line } as const] : []),
      ...(isUrl(field('path')) ? [{ _tag: 'UrlAsPath', line } as const] : []),
      ...(gender === undefined
        ? [{ _tag: 'BadGender', line, text: field('gender') } as const]
        : []),
      ...(hairline === undefined
        ? [{ _tag: 'BadHairline', line, text: field('hairline') } as const]
        : []),
    ]
    return faults.length > 0 || gender === undefined || hairline === undefined
      ? E.left(faults)
      : E.right({ line, path, gender, hairline, ...(person === '' ? {} : { person }) })
  }

/** Parses a gender, ignoring case; null if the field is empty, undefined if it is invalid. */
const genderIn = (text: string): Gender | null | undefined =>
  text === '' ? null : genders.find((gender) => gender === text.toUpperCase())

/** Parses a decimal number; other JavaScript notations are more likely mistakes. */
const hairlineIn = (text: string): HairlineChoice | null | undefined => {
  if (text === '') return null
  if (!/^\d+(\.\d+)?$/.test(text)) return parseAuto(text) ?? undefined
  const percent = Number(text)
  return percent >= 0 && percent <= 100 ? percent : undefined
}
