import * as E from 'fp-ts/lib/Either.js'
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js'
import { pipe } from 'fp-ts/lib/function.js'
import { separate } from 'fp-ts/lib/Array.js'
import type * as z from 'zod'
import type { Language } from '@kaoiro/core/language'
import { languageNamed, languages } from '@kaoiro/core/language'
import type { Norms } from '@kaoiro/core/norms'
import { checkValues } from './check-values.js'
import type { Cards, DrawSvg } from './cross-checks.js'
import {
  analyticsFaults,
  contrastFaults,
  floorFaults,
  judgePictures,
  letterWarnings,
  missingLanguages,
  widthFaults,
} from './cross-checks.js'
import { csvDocument } from './csv-document.js'
import type { Document } from './document.js'
import { jsonDocument, valueAt } from './document.js'
import type { StoreFault, StoreWarning } from './faults.js'
import { withoutRepeats } from './faults.js'
import type { StoreFolder } from './folder.js'
import { normsFile, readFolder, settingsFile } from './folder.js'
import { normsIn } from './norms.js'
import { storeOf } from './resolve.js'
import { ProductFile, StoreFile } from './schema.js'
import type { FurnishedStore, Store } from './store.js'

export type { Cards, DrawSvg } from './cross-checks.js'
export type { FurnishedStore, Store } from './store.js'
export type { StoreFault, StoreReport, StoreWarning, StoreWords } from './faults.js'
export { storeLines, storeReports } from './faults.js'
export type { StoreFolder } from './folder.js'
export { readFolder } from './folder.js'
export { readNorms } from './norms.js'
export { defaultColours } from './colours.js'

export interface CheckedStore extends FurnishedStore {
  readonly warnings: ReadonlyArray<StoreWarning>
}

export type StoreFaults = Readonly<NonEmptyArray<StoreFault>>

/** What shows the store. Without a part, its faults are not looked for. */
export interface Screens {
  readonly cards?: Cards
  readonly draw?: DrawSvg
}

/** Reads a store's folder, or finds its faults except for those that only `Screens` show. */
export async function readStore(folder: string): Promise<E.Either<StoreFaults, Store>> {
  return E.map(({ store }: CheckedStore) => store)(await checkStore(folder))
}

/** Reads a store's folder, or finds all its faults. Lists what the store may want to change. */
export async function checkStore(
  given: string | StoreFolder,
  { cards, draw }: Screens = {},
): Promise<E.Either<StoreFaults, CheckedStore>> {
  const folder = typeof given === 'string' ? await readFolder(given) : given
  if (E.isLeft(folder.settings)) return E.left([folder.settings.left])
  const { document, faults } = folder.settings.right
  const settings = checkValues(StoreFile, document)
  const offered = offeredLanguages(document)
  const list = readProducts(folder, document, offered[0] ?? languages[0])
  const norms = readNormsOf(folder)
  const pictures = separate([...(await judgePictures(folder, document, draw))])
  const [first, ...others] = withoutRepeats([
    ...faults,
    ...settings.faults,
    ...list.faults,
    ...contrastFaults(document),
    ...(cards === undefined ? [] : widthFaults(document, cards)),
    ...analyticsFaults(document),
    ...pictures.left,
    ...(E.isLeft(norms) ? norms.left : []),
  ]).sort(byPlace)
  if (first !== undefined || settings.data === null || list.data === null || E.isLeft(norms))
    return E.left([first ?? { _tag: 'FileNotReadable', file: settingsFile, line: null }, ...others])
  const store = storeOf(settings.data, list.data)
  const isNotDrawn = pictures.right.some(({ _tag }) => _tag === 'LogoNotOnCards')
  const cardLogo = isNotDrawn ? null : store.brand.logo
  return E.right({
    store,
    pictures: Object.fromEntries(
      [...folder.pictures].map(([name, content]) => [
        name,
        E.isRight(content) ? content.right.toString('base64') : '',
      ]),
    ),
    ...(cardLogo === null ? {} : { cardLogo }),
    ...(norms.right === undefined ? {} : { norms: norms.right }),
    warnings: [
      ...pictures.right,
      ...(cards?.letters === undefined
        ? []
        : letterWarnings(document, store, cards.letters, cardLogo !== null)),
      ...missingLanguages(document, offered),
      ...(list.document === null ? [] : missingLanguages(list.document, offered)),
      ...list.warnings,
    ],
  })
}

const byPlace = (one: StoreFault, other: StoreFault): number =>
  one.file === other.file ? (one.line ?? 0) - (other.line ?? 0) : one.file === settingsFile ? -1 : 1

/** Undefined for a store without norms. */
const readNormsOf = ({
  norms,
}: StoreFolder): E.Either<ReadonlyArray<StoreFault>, Norms | undefined> => {
  if (E.isRight(norms)) return normsIn(normsFile, norms.right)
  return norms.left._tag === 'FileNotFound' ? E.right(undefined) : E.left([norms.left])
}

const offeredLanguages = ({ value }: Document): ReadonlyArray<Language> => {
  const given = valueAt(value, ['languages'])
  if (!Array.isArray(given)) return languages
  return given.map(languageNamed).filter((language) => language !== null)
}

interface ProductList {
  readonly document: Document | null
  readonly data: z.output<typeof ProductFile> | null
  readonly faults: ReadonlyArray<StoreFault>
  readonly warnings: ReadonlyArray<StoreWarning>
}

/** @param language the language of columns that name none */
const readProducts = (
  { productFile: file, products: text }: StoreFolder,
  settings: Document,
  language: Language,
): ProductList => {
  if (file === undefined) return { document: null, data: [], faults: [], warnings: [] }
  const parse = (given: string) =>
    file.endsWith('.csv') ? csvDocument(file, given, language) : jsonDocument(file, given)
  const read = pipe(text, E.flatMap(parse))
  if (E.isLeft(read)) return { document: null, data: null, faults: [read.left], warnings: [] }
  const { document, faults, warnings } = read.right
  const products = checkValues(ProductFile, document)
  const { data: floors } = StoreFile.shape.floors.safeParse(valueAt(settings.value, ['floors']))
  // In rows with too many cells, values are in other columns.
  const shifted = new Set(faults.flatMap(({ _tag, line }) => (_tag === 'TooManyCells' ? line : [])))
  const ofValues = [
    ...products.faults,
    // Faults of the floors are not repeated for each product.
    ...(floors === undefined ? [] : floorFaults(document, Object.keys(floors))),
  ]
  return {
    document,
    data: products.data,
    faults: [...faults, ...ofValues.filter(({ line }) => !shifted.has(line))],
    warnings: [
      ...warnings,
      ...(products.data?.length === 0 ? [{ _tag: 'NoProducts', file, line: null } as const] : []),
    ],
  }
}
