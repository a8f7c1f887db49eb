import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Product } from '@kaoiro/core/products/product'
import { Products } from '@kaoiro/core/products/product-codec'
import { builtUi } from './built-ui.js'

/** The products that the pages recommend from; none if the UI is not built. */
export const loadProducts = async (
  file: string = builtUi.products,
): Promise<ReadonlyArray<Product>> =>
  pipe(
    J.parse(await readFile(file, 'utf8').catch(() => '[]')),
    E.flatMap((json): E.Either<unknown, ReadonlyArray<Product>> => Products.decode(json)),
    E.getOrElse((): ReadonlyArray<Product> => []),
  )
