import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { products } from '../src/site/products.js'
import { site } from '../src/site/site.js'

/** Writes the brand and the store's products for the command line, which prints the same ones as the page. Not served. */
export const storeFile = (file: string): Plugin => ({
  name: 'kaoiro-store-file',
  // A test build must not overwrite the file of the real build.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  closeBundle: async () => {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify({ brand: site.brand, products })}\n`)
  },
})
