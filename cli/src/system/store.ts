import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Product } from '@kaoiro/core/products'
import { Products } from '@kaoiro/core/products'
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

const BuiltStore = t.type({
  store: t.type({
    brand: t.type({ name: t.string, mark: t.union([t.string, t.null]) }),
    products: Products,
  }),
})

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

const readBuilt = async (file: string): Promise<Store> =>
  pipe(
    J.parse(await readFile(file, 'utf8').catch(() => 'null')),
    E.flatMap((json): E.Either<unknown, t.TypeOf<typeof BuiltStore>> => BuiltStore.decode(json)),
    E.match(
      () => unknownStore,
      ({ store: { brand, products } }) => ({ brand: brand.name, mark: brand.mark, products }),
    ),
  )

const readFolder = async (folder: string, env: Streams['env']): Promise<Store> => {
  const { faultLines, readStore } = await import('@kaoiro/store/read')
  const store = await readStore(folder)
  if (E.isRight(store)) {
    const { brand, products } = store.right
    return { brand: brand.name, mark: brand.mark, products }
  }
  const words = await loadTerminal(localeLanguage(env), 'store')
  const lines = faultLines(words, folder, store.left).map(storeLine)
  throw new Error(`KAOIRO_STORE=${folder}\n${lines.join('\n')}`)
}
