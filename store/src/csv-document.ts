import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { languageNamed, languages } from '@kaoiro/core/language'
import { csvLines } from './csv-lines.js'
import type { CsvLine } from './csv-lines.js'
import type { Path, ReadDocument } from './document.js'
import type { StoreFault } from './faults.js'

interface Row {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
  /** Whether it has a cell in a column without a name. */
  readonly isTooLong: boolean
}

/** Columns of a product; those of a shade come below. A translated column has its language after a colon: `name:ja`. */
const productColumns = ['category', 'name', 'floor', 'shelf', 'url', 'patterns']
const translatedColumns = ['name', 'shade']
const columns = [...productColumns, 'shade', 'colour']

const nameOfColumn = (header: string): string => {
  const [name = '', language] = header.trim().split(/\s*:\s*/, 2)
  return language === undefined ? name.toLowerCase() : `${name.toLowerCase()}:${language}`
}

interface Sheet {
  readonly names: ReadonlyArray<string>
  readonly header: Row
  readonly rows: ReadonlyArray<Row>
}

/** Returns null for a text without a header. */
const sheetOf = ([first, ...records]: ReadonlyArray<CsvLine>): Sheet | null => {
  if (first === undefined) return null
  const names = first.fields.map(nameOfColumn)
  const rowOf = ({ line, fields }: CsvLine): Row => {
    const cells = fields.map((cell, at) => [names[at] ?? '', cell] as const)
    const filled = cells.filter(([, cell]) => cell !== '')
    return {
      // A cell may contain line breaks.
      line: line - fields.join('').split('\n').length + 1,
      cells: new Map(filled.filter(([name]) => name !== '')),
      isTooLong: filled.some(([name]) => name === ''),
    }
  }
  const rows = records.map(rowOf)
  return { names: names.filter((name) => name !== ''), header: rowOf(first), rows }
}

const baseOf = (column: string): string => column.split(':')[0] ?? ''

const isOfProduct = (column: string): boolean => productColumns.includes(baseOf(column))

/** Whether a row is a further shade of a product: its other cells are empty or repeat the product's first row. */
const continues = (row: Row, first: Row): boolean =>
  [...row.cells].some(([column]) => !isOfProduct(column)) &&
  [...row.cells].every(([column, cell]) => !isOfProduct(column) || first.cells.get(column) === cell)

const grouped = (rows: ReadonlyArray<Row>): ReadonlyArray<readonly [Row, ...Array<Row>]> => {
  const groups: Array<[Row, ...Array<Row>]> = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last !== undefined && continues(row, last[0])) last.push(row)
    else groups.push([row])
  }
  return groups
}

/** The texts of a column in all its languages; the column without a language is in the store's first one. */
const translated = ({ cells }: Row, base: string, language: string): object =>
  Object.fromEntries(
    [...cells]
      .filter(([column]) => baseOf(column) === base && !hasUnknownLanguage(column))
      .map(([column, cell]) => [column.split(':')[1] ?? language, cell]),
  )

const productOf =
  (language: string) =>
  (rows: readonly [Row, ...Array<Row>]): object => {
    const [first] = rows
    const given = (row: Row, names: ReadonlyArray<string>) =>
      Object.fromEntries([...row.cells].filter(([name]) => names.includes(name)))
    const patterns = first.cells.get('patterns')?.split(/[\s|/;,]+/)
    const shades = rows
      .filter(({ cells }) => [...cells.keys()].some((name) => /^(shade|colour)\b/.test(name)))
      .map((row) => ({ name: translated(row, 'shade', language), ...given(row, ['colour']) }))
    return {
      ...given(first, ['category', 'floor', 'shelf', 'url']),
      name: translated(first, 'name', language),
      ...(patterns === undefined ? {} : { patterns }),
      ...(shades.length === 0 ? {} : { shades }),
    }
  }

/**
 * Reads a product list as a spreadsheet exports it: one row for each shade. Rows below a product that repeat its cells,
 * or leave them empty, are its further shades.
 * @param language the language of columns that name none
 */
export function csvDocument(
  file: string,
  text: string,
  language: string,
): E.Either<StoreFault, ReadDocument> {
  return pipe(
    csvLines(text),
    E.mapLeft((line): StoreFault => ({ _tag: 'Syntax', file, line })),
    E.map(sheetOf),
    E.flatMap(E.fromNullable<StoreFault>({ _tag: 'FileEmpty', file, line: null })),
    E.map(({ names, header: { line }, rows }): ReadDocument => {
      const groups = grouped(rows)
      const nameOf = ([, ...keys]: Path) => columnOf(keys, names)
      // A column that is missing is a fault of the header, not of each row.
      const hasColumn = (path: Path) => names.some((name) => baseOf(name) === baseOf(nameOf(path)))
      const rowOf = ([product, part, shade]: Path): Row | undefined =>
        groups[Number(product)]?.[part === 'shades' ? Number(shade ?? 0) : 0]
      const isUsed = (column: string) => columns.includes(baseOf(column))
      return {
        document: {
          file,
          value: groups.map(productOf(language)),
          lineOf: (path) => (hasColumn(path) ? (rowOf(path)?.line ?? line) : line),
          nameOf,
        },
        faults: [
          ...names.filter(hasUnknownLanguage).map((path) => ({
            _tag: 'UnknownKey' as const,
            file,
            line,
            path,
            known: languages.map((each) => `${baseOf(path)}:${each}`),
          })),
          ...names
            .filter((name, at) => isUsed(name) && names.indexOf(name) !== at)
            .map((path) => ({ _tag: 'RepeatedColumn' as const, file, line, path })),
          ...rows
            .filter(({ isTooLong }) => isTooLong)
            .map((row) => ({ _tag: 'TooManyCells' as const, file, line: row.line })),
        ],
        warnings: names
          .filter((column) => !isUsed(column))
          .map((path) => ({ _tag: 'UnusedColumn', file, line, path })),
      }
    }),
  )
}

const hasUnknownLanguage = (column: string): boolean => {
  const [base = '', language] = column.split(':')
  return (
    translatedColumns.includes(base) && language !== undefined && languageNamed(language) === null
  )
}

/** The column of a value: a shade's name is in `shade`. */
const columnOf = (keys: Path, names: ReadonlyArray<string>): string => {
  const words = keys.filter((key) => typeof key === 'string')
  const [first = '', second = '', third] =
    words[0] === 'shades' ? [words[1] === 'colour' ? 'colour' : 'shade', words[2]] : words
  const column = second === '' || third !== undefined ? first : `${first}:${second}`
  return names.includes(column) ? column : first
}
