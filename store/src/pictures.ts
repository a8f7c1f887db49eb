import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from './store.js'

/** A store with its pictures as base64, by their path in its folder: plain JSON, that no longer needs the folder. */
export interface FurnishedStore {
  readonly store: Store
  readonly pictures: Readonly<Record<string, string>>
}

/** Reads the pictures of a store. Rejects if one cannot be read any more. */
export const furnish = async (folder: string, store: Store): Promise<FurnishedStore> => {
  const files = new Set([store.brand.icon, ...store.related.map(({ logo }) => logo)])
  const pictures = await Promise.all(
    [...files].map(
      async (file) => [file, await readFile(path.join(folder, file), 'base64')] as const,
    ),
  )
  return { store, pictures: Object.fromEntries(pictures) }
}
