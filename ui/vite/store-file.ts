import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { Plugin } from 'vite'
import { demonstrationStore, readStore } from '@kaoiro/store/read'

/** Writes the store for the command line, which prints the same products as the page. Not served. */
export const storeFile = (file: string): Plugin => ({
  name: 'kaoiro-store-file',
  // A test build must not overwrite the file of the real build.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  closeBundle: async () => {
    const store = await readStore(demonstrationStore)
    if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify({ store: store.right })}\n`)
  },
})
