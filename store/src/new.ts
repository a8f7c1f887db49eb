import { storeJsonSchema } from './schema.js'
import icon from './new/icon.svg?raw'
import products from './new/products.csv?raw'
import settings from './new/store.jsonc?raw'

/** The files of a new store by their name: required settings, and optional ones in comments with their default. */
export function newStore(): Readonly<Record<string, string>> {
  return {
    'store.json': settings,
    'store.schema.json': storeJsonSchema(),
    // Starts with a byte order mark, because spreadsheets recognise UTF-8 only with one.
    'products.csv': `\ufeff${products}`,
    'pictures/icon.svg': icon,
  }
}
