import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js'
import type * as z from 'zod'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { languageNamed, languages } from '@kaoiro/core/language'
import type { Product, Translated } from '@kaoiro/core/products'
import { checkValues } from './check-values.js'
import type { Colours } from './colours.js'
import { defaultColours, lowContrasts } from './colours.js'
import type { CsvDocument } from './csv-document.js'
import { csvDocument } from './csv-document.js'
import type { Document, Path } from './document.js'
import { jsonDocument, valueAt } from './document.js'
import type { StoreFault, StoreWarning } from './faults.js'
import { Colour, Picture, ProductFile, StoreFile } from './schema.js'
import { shadeDistances } from './shades.js'
import type { Store } from './store.js'

export type { Store } from './store.js'
export type { StoreFault, StoreWarning, StoreWords } from './faults.js'
export { faultLine, warningLine } from './faults.js'

/** The folder of the demonstration store. */
export const demonstrationStore: string = path.join(import.meta.dirname, '..')

export interface CheckedStore {
  readonly store: Store
  readonly warnings: ReadonlyArray<StoreWarning>
}

type Faults = Readonly<NonEmptyArray<StoreFault>>

const settingsFile = 'store.json'

/** Reads a store's folder, or finds all its faults. */
export const readStore = async (folder: string): Promise<E.Either<Faults, Store>> =>
  E.map(({ store }: CheckedStore) => store)(await checkStore(folder))

/** Reads a store's folder, with what the store may want to change. */
export const checkStore = async (folder: string): Promise<E.Either<Faults, CheckedStore>> => {
  const text = await readText(folder, settingsFile)
  const read = pipe(
    text,
    E.flatMap((json) => jsonDocument(settingsFile, json)),
  )
  if (E.isLeft(read)) return E.left([read.left])
  const document = read.right
  const settings = checkValues(StoreFile, document)
  const offered = offeredLanguages(document)
  const list = await readProducts(folder, document, offered[0] ?? languages[0])
  const [first, ...others] = [
    ...settings.faults,
    ...list.faults,
    ...contrastFaults(document),
    ...(await pictureFaults(folder, document)),
  ].sort(byPlace)
  if (first !== undefined || settings.data === null || list.data === null)
    return first === undefined
      ? E.left([{ _tag: 'FileNotReadable', file: settingsFile, line: null }])
      : E.left([first, ...others])
  return E.right({
    store: storeOf(settings.data, list.data),
    warnings: [
      ...missingLanguages(document, offered),
      ...(list.document === null ? [] : missingLanguages(list.document, offered)),
      ...list.warnings,
    ],
  })
}

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
    return E.left({ _tag: isMissing ? 'FileNotFound' : 'FileNotReadable', file, line: null })
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of the settings, which may have faults; empty if it is no object. */
const partOf = ({ value }: Document, key: string): Readonly<Record<string, unknown>> => {
  const part = isObject(value) ? value[key] : undefined
  return isObject(part) ? part : {}
}

const offeredLanguages = ({ value }: Document): ReadonlyArray<Language> => {
  const given = isObject(value) ? value['languages'] : undefined
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
const readProducts = async (
  folder: string,
  settings: Document,
  language: Language,
): Promise<ProductList> => {
  const file = isObject(settings.value) ? settings.value['products'] : undefined
  if (typeof file !== 'string') return { document: null, data: [], faults: [], warnings: [] }
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
  const floors = Object.keys(partOf(settings, 'floors'))
  return {
    document,
    data: products.data,
    faults: [...faults, ...products.faults, ...floorFaults(document, floors)],
    warnings,
  }
}

const floorFaults = (
  { file, value, lineOf, nameOf }: Document,
  floors: ReadonlyArray<string>,
): ReadonlyArray<StoreFault> =>
  (Array.isArray(value) ? value : []).flatMap((product: unknown, at) => {
    const floor = isObject(product) ? product['floor'] : undefined
    if (typeof floor !== 'string' || floors.includes(floor)) return []
    const place = [at, 'floor']
    const expected = { kind: 'floor', values: floors } as const
    return [{ _tag: 'WrongValue', file, line: lineOf(place), path: nameOf(place), expected }]
  })

/** Compares the colours that are colours, with the default ones for the rest. */
const contrastFaults = (document: Document): ReadonlyArray<StoreFault> => {
  const given = partOf(document, 'colours')
  const isColour = (colour: unknown) => Colour.safeParse(colour).success
  const colours = { ...defaultColours, ...filtered(given, isColour) } as Colours
  return lowContrasts(colours).map(({ colour, ground, ratio, least }) => {
    const place = ['colours', colour in given ? colour : ground]
    return {
      _tag: 'LowContrast',
      file: document.file,
      line: document.lineOf(place),
      path: `colours.${colour}`,
      ground: `colours.${ground}`,
      ratio,
      least,
    }
  })
}

const filtered = (
  values: Readonly<Record<string, unknown>>,
  isMeant: (value: unknown) => boolean,
): object => Object.fromEntries(Object.entries(values).filter(([, value]) => isMeant(value)))

const pictureFaults = async (
  folder: string,
  document: Document,
): Promise<ReadonlyArray<StoreFault>> => {
  const related = isObject(document.value) ? document.value['related'] : undefined
  const places: ReadonlyArray<Path> = [
    ['brand', 'icon'],
    ...(Array.isArray(related) ? related : []).map((_, at) => ['related', at, 'logo'] as const),
  ]
  const faults = places.map(async (place): Promise<ReadonlyArray<StoreFault>> => {
    const picture = valueAt(document.value, place)
    if (!Picture.safeParse(picture).success || typeof picture !== 'string') return []
    if (await isInFolder(folder, picture)) return []
    const { file, lineOf, nameOf } = document
    return [{ _tag: 'PictureNotFound', file, line: lineOf(place), path: nameOf(place), picture }]
  })
  return (await Promise.all(faults)).flat()
}

/** Whether a file exists, and no link leads out of the folder. */
const isInFolder = async (folder: string, name: string): Promise<boolean> => {
  try {
    const file = await realpath(path.join(folder, name))
    const inside = path.relative(await realpath(folder), file)
    return !inside.startsWith('..') && !path.isAbsolute(inside) && (await stat(file)).isFile()
  } catch {
    return false
  }
}

/** Texts of a document that lack a language. */
const missingLanguages = (
  { file, value, lineOf, nameOf }: Document,
  offered: ReadonlyArray<Language>,
): ReadonlyArray<StoreWarning> => {
  const within = (part: unknown, place: Path): ReadonlyArray<StoreWarning> => {
    if (typeof part !== 'object' || part === null) return []
    const missing = isTranslated(part) ? offered.filter((language) => !(language in part)) : []
    if (missing.length > 0)
      return [
        {
          _tag: 'LanguagesMissing',
          file,
          line: lineOf(place),
          path: nameOf(place),
          languages: missing,
        },
      ]
    return Object.entries(part).flatMap(([key, inner]) =>
      within(inner, [...place, Array.isArray(part) ? Number(key) : key]),
    )
  }
  return within(value, [])
}

const isTranslated = (part: object): boolean => {
  const entries = Object.entries(part)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => languageNamed(key) !== null && typeof text === 'string')
  )
}

type Texts = Partial<Record<Language, string | undefined>>

/** The store as programs use it. A text has the store's languages first, in their order. */
const storeOf = (
  { $schema: _, counselling, floors, ...settings }: z.output<typeof StoreFile>,
  products: z.output<typeof ProductFile>,
): Store => {
  const translated = (texts: Texts): Translated =>
    Object.fromEntries(
      [...new Set([...settings.languages, ...languages])].flatMap((language) => {
        const text = texts[language]
        return text === undefined ? [] : [[language, text]]
      }),
    )
  const orNull = (texts: Texts | undefined) => (texts === undefined ? null : translated(texts))
  const { texts } = settings
  return {
    ...settings,
    brand: { ...settings.brand, mark: settings.brand.mark ?? null },
    company: translated(settings.company),
    cosmetics: {
      pattern: addresses(faceTypes, settings.cosmetics.pattern, '{pattern}'),
      season: addresses(seasons, settings.cosmetics.season, '{season}'),
    },
    related: settings.related.map((site) => ({ ...site, name: translated(site.name) })),
    counselling:
      counselling === undefined ? null : { ...counselling, lead: orNull(counselling.lead) },
    products: products.map((product) => productOf(product, floors, translated)),
    colours: { ...defaultColours, ...filtered(settings.colours, (value) => value !== undefined) },
    texts: {
      description: orNull(texts.description),
      beforePhoto: orNull(texts.beforePhoto),
      privacy: orNull(texts.privacy),
      accessibility: orNull(texts.accessibility),
    },
  }
}

/** The address of each key, with its name in place of the placeholder. */
const addresses = <Key extends string>(
  keys: ReadonlyArray<Key>,
  given: Readonly<Partial<Record<Key | 'default', string>>>,
  placeholder: string,
): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    keys.map((key) => [key, (given[key] ?? given.default ?? '').replaceAll(placeholder, key)]),
  ) as Record<Key, string>

const productOf = (
  { patterns, floor, ...product }: z.output<typeof ProductFile>[number],
  floors: Readonly<Record<string, Texts>>,
  translated: (texts: Texts) => Translated,
): Product => {
  const common = {
    name: translated(product.name),
    floor: translated(floors[floor] ?? {}),
    ...(patterns === undefined ? {} : { faceTypes: patterns }),
  }
  if (!('shades' in product)) return { ...product, ...common }
  const shadeOf = ({ name, colour }: (typeof product.shades)[number]) => ({
    name: translated(name),
    colour,
    distances: shadeDistances(colour),
  })
  const [first, ...others] = product.shades
  return { ...product, ...common, shades: [shadeOf(first), ...others.map(shadeOf)] }
}
