import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import type { Product } from '@kaoiro/core/products'
import { loadTerminal } from '@kaoiro/texts/load'
import { storeLine } from '../print/printable.js'
import { localeLanguage } from './language.js'
import { builtUi } from './built-ui.js'
import type { Streams } from './streams.js'

/** The store, as the pages show it. */
export interface Store {
  readonly brand: string
  /** Shown next to the brand. */
  readonly mark: string | null
  readonly products: ReadonlyArray<Product>
}

const unknownStore: Store = { brand: 'Kaoiro', mark: null, products: [] }

/**
 * Reads the store of KAOIRO_STORE, otherwise that of the build of the pages; without products if the pages are not built.
 * Rejects with the faults of KAOIRO_STORE.
 */
export const loadStore = async (
  env: Streams['env'],
  file: string = builtUi.store,
): Promise<Store> => {
  const folder = env['KAOIRO_STORE'] ?? ''
  return folder === '' ? readBuilt(file) : readFolder(folder, env)
}

/** The store in the file that the build of the pages writes for other programs. */
interface BuiltStore {
  readonly store: {
    readonly brand: { readonly name: string; readonly mark: string | null }
    readonly products: ReadonlyArray<Product>
  }
}

/** Reads at once, because every decoded card waits for it. */
const readBuilt = (file: string): Store => {
  try {
    const { brand, products } = (JSON.parse(readFileSync(file, 'utf8')) as BuiltStore).store
    return { brand: brand.name, mark: brand.mark, products }
  } catch {
    return unknownStore
  }
}

const readFolder = async (folder: string, env: Streams['env']): Promise<Store> => {
  const { storeLines, readStore } = await import('@kaoiro/store/read')
  const store = await readStore(folder)
  if (E.isRight(store)) {
    const { brand, products } = store.right
    return { brand: brand.name, mark: brand.mark, products }
  }
  const words = await loadTerminal(localeLanguage(env), 'store')
  const lines = storeLines(words, folder, store.left).map(storeLine)
  throw new Error(`KAOIRO_STORE=${folder}\n${lines.join('\n')}`)
}
