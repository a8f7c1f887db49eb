import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import type { Norms } from '@kaoiro/core/norms'
import type { Brand, Product } from '@kaoiro/core/products'
import { pictureUrl } from '@kaoiro/core/products'
import type { FurnishedStore, StoreFault } from '@kaoiro/store/read'
import { loadTerminal } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import { storeLine } from '../print/printable.js'
import { localeLanguage } from './language.js'
import type { Streams } from './streams.js'

/** The package of the built screens. They are served as files, so the package is located and not imported. */
const uiPackage = path.dirname(
  createRequire(import.meta.filename).resolve('@kaoiro/ui/package.json'),
)

/** The folders of the UI's build. They exist only after it. */
export const builtUi = {
  /** The files for visitors. */
  screens: path.join(uiPackage, 'dist'),
  /** The brand, fonts and outlines of cards, which are not served to visitors. */
  cards: path.join(uiPackage, 'dist-server', 'card'),
  /** The store that the screens were built with. */
  store: path.join(uiPackage, 'dist', '.server', 'store.json'),
} as const

/** The store, as the pages show it. */
export interface Store {
  readonly brand: Brand
  /** A data URL. */
  readonly logo: string | null
  /** The logo, if the rasteriser can draw it. */
  readonly cardLogo: string | null
  /** That the site offers, the default one first. */
  readonly languages: readonly [Language, ...ReadonlyArray<Language>]
  readonly products: ReadonlyArray<Product>
  /** The norms of its visitors; undefined for the shipped ones. */
  readonly norms: Norms | undefined
}

const unknownStore: Store = {
  brand: { name: 'Kaoiro', mark: null },
  logo: null,
  cardLogo: null,
  languages,
  products: [],
  norms: undefined,
}

/**
 * Reads the store of KAOIRO_STORE, otherwise that of the build of the pages; without products if the pages are not built.
 * Rejects with the faults of KAOIRO_STORE.
 */
export async function loadStore(env: Streams['env'], file: string = builtUi.store): Promise<Store> {
  const folder = env['KAOIRO_STORE'] ?? ''
  return folder === '' ? readBuilt(file) : readFolder(folder, env)
}

/** The store that the build of the pages writes for other programs; null if they are not built. Reads at once, because every decoded card waits for it. */
export function builtStore(file: string = builtUi.store): FurnishedStore | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FurnishedStore
  } catch {
    return null
  }
}

const readBuilt = (file: string): Store => shown(builtStore(file)) ?? unknownStore

const shown = (given: FurnishedStore | null): Store | null => {
  if (given === null) return null
  const { brand, languages, products } = given.store
  const urlOf = (picture: string) => pictureUrl(picture, given.pictures[picture] ?? '')
  return {
    brand,
    logo: brand.logo && urlOf(brand.logo),
    cardLogo: given.cardLogo === undefined ? null : urlOf(given.cardLogo),
    languages,
    products,
    norms: given.norms,
  }
}

const readFolder = async (folder: string, env: Streams['env']): Promise<Store> => {
  const { checkStore } = await import('@kaoiro/store/read')
  const store = await checkStore(folder)
  if (E.isRight(store)) return shown(store.right) ?? unknownStore
  throw await faultsError(`KAOIRO_STORE=${folder}`, folder, store.left, env)
}

/** Norms from a file, otherwise those of the store. Rejects with the faults of either. */
export async function loadNorms(
  file: string | undefined,
  env: Streams['env'],
): Promise<Norms | undefined> {
  if (file === undefined) return (await loadStore(env)).norms
  const { readNorms } = await import('@kaoiro/store/read')
  const norms = await readNorms(file)
  if (E.isRight(norms)) return norms.right
  throw await faultsError('--norms', path.dirname(file), norms.left, env)
}

const faultsError = async (
  given: string,
  folder: string,
  faults: ReadonlyArray<StoreFault>,
  env: Streams['env'],
): Promise<Error> => {
  const { storeLines } = await import('@kaoiro/store/read')
  const words = await loadTerminal(localeLanguage(env), 'store')
  return new Error(`${given}\n${storeLines(words, folder, faults).map(storeLine).join('\n')}`)
}
