import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Product } from '@kaoiro/core/products'
import { Products } from '@kaoiro/core/products'
import { builtUi } from './built-ui.js'

/** The store, as the pages show it. */
export interface Store {
  readonly brand: string
  readonly products: ReadonlyArray<Product>
}

const StoreFile: t.Decoder<unknown, Store> = t.type({ brand: t.string, products: Products })

const unknownStore: Store = { brand: 'Kaoiro', products: [] }

/** Reads the store from the build of the pages; without products if the pages are not built. */
export const loadStore = async (file: string = builtUi.store): Promise<Store> =>
  pipe(
    J.parse(await readFile(file, 'utf8').catch(() => 'null')),
    E.flatMap((json): E.Either<unknown, Store> => StoreFile.decode(json)),
    E.getOrElse((): Store => unknownStore),
  )
