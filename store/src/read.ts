import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js'
import type * as z from 'zod'
import type { Language } from '@kaoiro/core/language'
import { languageNamed, languages } from '@kaoiro/core/language'
import { checkValues } from './check-values.js'
import type { Cards } from './cross-checks.js'
import {
  contrastFaults,
  floorFaults,
  letterFaults,
  missingLanguages,
  pictureFaults,
  picturesOf,
  widthFaults,
} from './cross-checks.js'
import type { CsvDocument } from './csv-document.js'
import { csvDocument } from './csv-document.js'
import type { Document } from './document.js'
import { jsonDocument, objectAt, valueAt } from './document.js'
import type { StoreFault, StoreWarning } from './faults.js'
import { storeOf } from './resolve.js'
import { ProductFile, StoreFile } from './schema.js'
import type { Store } from './store.js'

export type { Cards } from './cross-checks.js'
export type { Store } from './store.js'
export type { StoreFault, StoreWarning, StoreWords } from './faults.js'
export { faultLines, warningLines } from './faults.js'
export { defaultColours } from './colours.js'
export type { FurnishedStore } from './pictures.js'
export { furnish } from './pictures.js'

export interface CheckedStore {
  readonly store: Store
  readonly warnings: ReadonlyArray<StoreWarning>
}

type Faults = Readonly<NonEmptyArray<StoreFault>>

const settingsFile = 'store.json'

/**
 * Reads a store's folder, or finds all its faults.
 *
 * @param cards must be able to show the brand; any brand is accepted without this parameter
 */
export const readStore = async (folder: string, cards?: Cards): Promise<E.Either<Faults, Store>> =>
  E.map(({ store }: CheckedStore) => store)(await checkStore(folder, cards))

/** Changes with each change of the store's files: the settings, and what they name. */
export const storeState = async (folder: string): Promise<string> => {
  const settings = E.flatMap((json: string) => jsonDocument(settingsFile, json))(
    await readText(folder, settingsFile),
  )
  const named = E.isLeft(settings)
    ? []
    : [productFile(settings.right) ?? [], picturesOf(settings.right)].flat()
  const states = [settingsFile, ...named].map(async (file) => {
    const found = await stat(path.join(folder, file)).catch(() => null)
    return `${file} ${found === null ? '-' : `${found.mtimeMs} ${found.size}`}`
  })
  return (await Promise.all(states)).join('\n')
}

/** Reads a store's folder like `readStore`, and lists what the store may want to change. */
export const checkStore = async (
  folder: string,
  cards?: Cards,
): Promise<E.Either<Faults, CheckedStore>> => {
  const read = pipe(
    await readText(folder, settingsFile),
    E.flatMap((json) => jsonDocument(settingsFile, json)),
  )
  if (E.isLeft(read)) return E.left([read.left])
  const document = read.right
  const settings = checkValues(StoreFile, document)
  const offered = offeredLanguages(document)
  const list = await readProducts(folder, document, offered[0] ?? languages[0])
  const [first, ...others] = withoutRepeats([
    ...settings.faults,
    ...list.faults,
    ...contrastFaults(document),
    ...(cards?.letters === undefined ? [] : letterFaults(document, cards.letters)),
    ...(cards === undefined ? [] : widthFaults(document, cards)),
    ...(await pictureFaults(folder, document)),
  ]).sort(byPlace)
  if (first !== undefined || settings.data === null || list.data === null)
    return E.left([first ?? notReadable(settingsFile), ...others])
  return E.right({
    store: storeOf(settings.data, list.data),
    warnings: [
      ...missingLanguages(document, offered),
      ...(list.document === null ? [] : missingLanguages(list.document, offered)),
      ...list.warnings,
    ],
  })
}

const withoutRepeats = (faults: ReadonlyArray<StoreFault>): Array<StoreFault> => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
]

const notReadable = (file: string): StoreFault => ({ _tag: 'FileNotReadable', file, line: null })

const byPlace = (one: StoreFault, other: StoreFault): number =>
  one.file === other.file ? (one.line ?? 0) - (other.line ?? 0) : one.file === settingsFile ? -1 : 1

const readText = async (folder: string, file: string): Promise<E.Either<StoreFault, string>> => {
  try {
    const bytes = await readFile(path.join(folder, file))
    // Spreadsheets in Japan and China may export their own encodings. A BOM is left out.
    return E.tryCatch(
      () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      () => ({ _tag: 'NotUtf8', file, line: null }),
    )
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return E.left(isMissing ? { _tag: 'FileNotFound', file, line: null } : notReadable(file))
  }
}

const offeredLanguages = ({ value }: Document): ReadonlyArray<Language> => {
  const given = valueAt(value, ['languages'])
  if (!Array.isArray(given)) return languages
  return given.map(languageNamed).filter((language) => language !== null)
}

const productFile = ({ value }: Document): string | undefined =>
  StoreFile.shape.products.safeParse(valueAt(value, ['products'])).data

interface ProductList {
  readonly document: Document | null
  readonly data: z.output<typeof ProductFile> | null
  readonly faults: ReadonlyArray<StoreFault>
  readonly warnings: ReadonlyArray<StoreWarning>
}

/** @param language the language of columns that name none */
const readProducts = async (
  folder: string,
  settings: Document,
  language: Language,
): Promise<ProductList> => {
  const file = productFile(settings)
  if (file === undefined) return { document: null, data: [], faults: [], warnings: [] }
  const read = pipe(
    await readText(folder, file),
    E.flatMap((text) =>
      file.endsWith('.csv')
        ? csvDocument(file, text, language)
        : pipe(
            jsonDocument(file, text),
            E.map((document): CsvDocument => ({ document, faults: [], warnings: [] })),
          ),
    ),
  )
  if (E.isLeft(read)) return { document: null, data: null, faults: [read.left], warnings: [] }
  const { document, faults, warnings } = read.right
  const products = checkValues(ProductFile, document)
  const floors = Object.keys(objectAt(settings.value, ['floors']))
  return {
    document,
    data: products.data,
    faults: [...faults, ...products.faults, ...floorFaults(document, floors)],
    warnings: [
      ...warnings,
      ...(products.data?.length === 0 ? [{ _tag: 'NoProducts', file, line: null } as const] : []),
    ],
  }
}
