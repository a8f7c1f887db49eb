import * as E from 'fp-ts/lib/Either.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { HairlineChoice } from '../command-line/option-parsers.js'
import { genderNamed, parseAuto } from '../command-line/option-parsers.js'
import type { CsvLine } from '@kaoiro/store/csv-lines'
import { csvLines } from '@kaoiro/store/csv-lines'
import { isUrl } from './photo-files.js'
import type { ManifestFault } from './source-fault.js'

/** One photo of a manifest; null: not specified, so the options apply. */
export interface ManifestRow {
  /** The line on which the row ends, from 1. */
  readonly line: number
  readonly path: string
  readonly gender: Gender | null
  readonly hairline: HairlineChoice | null
  /** Any name for the person in the photo. */
  readonly person?: string
  /** The fields of all other columns, by name. */
  readonly columns?: Readonly<Record<string, string>>
}

const columns = ['path', 'gender', 'hairline', 'person'] as const

/** Parses a manifest. Left: all faults, with their lines. */
export function parseManifest(
  csv: string,
): E.Either<ReadonlyArray<ManifestFault>, ReadonlyArray<ManifestRow>> {
  const lines = csvLines(csv)
  if (E.isLeft(lines)) return E.left([{ kind: 'brokenCsv', line: lines.left }])
  const [header = { line: 1, fields: [] }, ...rest] = lines.right
  const names = header.fields.map((name) => {
    const lower = name.trim().toLowerCase()
    return isColumn(lower) ? lower : name.trim()
  })
  const inHeader = headerFaults({ ...header, fields: names })
  if (inHeader.length > 0) return E.left(inHeader)
  const rows = rest.map(rowOf(names))
  const faults = rows.flatMap((row) => (E.isLeft(row) ? row.left : []))
  return faults.length > 0
    ? E.left(faults)
    : E.right(rows.flatMap((row) => (E.isRight(row) ? [row.right] : [])))
}

const isColumn = (name: string): boolean => columns.some((column) => column === name)

const headerFaults = ({ line, fields }: CsvLine): ReadonlyArray<ManifestFault> =>
  fields.includes('path')
    ? fields
        .filter((column, index) => isColumn(column) && fields.indexOf(column) < index)
        .map((column) => ({ kind: 'repeatedColumn', line, values: { column } }))
    : [{ kind: 'noPathColumn', line }]

const rowOf =
  (names: ReadonlyArray<string>) =>
  ({ line, fields }: CsvLine): E.Either<ReadonlyArray<ManifestFault>, ManifestRow> => {
    // Its fields are in the wrong columns, so further faults would be misleading.
    if (fields.length > names.length)
      return E.left([{ kind: 'tooManyFields', line, values: { max: names.length } }])
    const field = (name: (typeof columns)[number]) => fields[names.indexOf(name)]?.trim() ?? ''
    const path = fields[names.indexOf('path')] ?? ''
    // One person, however a program or an input method writes the name.
    const person = comparableName(field('person'))
    const others = names.flatMap((name, index): ReadonlyArray<readonly [string, string]> =>
      name === '' || isColumn(name) ? [] : [[name, fields[index]?.trim() ?? '']],
    )
    const gender = genderIn(field('gender'))
    const hairline = hairlineIn(field('hairline'))
    const faults: ReadonlyArray<ManifestFault> = [
      ...(field('path') === '' ? [{ kind: 'noPath', line } as const] : []),
      ...(path.includes('\0') ? [{ kind: 'nulInPath', line } as const] : []),
      ...(isUrl(field('path')) ? [{ kind: 'urlAsPath', line } as const] : []),
      ...(gender === undefined
        ? [{ kind: 'badGender', line, values: { text: field('gender') } } as const]
        : []),
      ...(hairline === undefined
        ? [{ kind: 'badHairline', line, values: { text: field('hairline') } } as const]
        : []),
    ]
    return faults.length > 0 || gender === undefined || hairline === undefined
      ? E.left(faults)
      : E.right({
          line,
          path,
          gender,
          hairline,
          ...(person === '' ? {} : { person }),
          ...(others.length === 0 ? {} : { columns: Object.fromEntries(others) }),
        })
  }

/** A name in one form: letters of half and full width are the same, and が may be one character, か with U+3099, or with U+309B. */
const comparableName = (name: string): string =>
  name.replaceAll('\u309b', '\u3099').replaceAll('\u309c', '\u309a').normalize('NFKC')

/** Parses a gender; null if the field is empty, undefined if it is invalid. */
const genderIn = (text: string): Gender | null | undefined =>
  text === '' ? null : (genderNamed(text) ?? undefined)

/** Parses a decimal number; other JavaScript notations are more likely mistakes. */
const hairlineIn = (text: string): HairlineChoice | null | undefined => {
  if (text === '') return null
  if (!/^\d+(\.\d+)?$/.test(text)) return parseAuto(text) ?? undefined
  const percent = Number(text)
  return percent >= 0 && percent <= 100 ? percent : undefined
}
