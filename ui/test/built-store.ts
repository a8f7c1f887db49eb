import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FurnishedStore } from '@kaoiro/store/read'

const file = path.join(import.meta.dirname, '../dist/.server/store.json')

/** The store of the built screens. */
export const { store: builtStore, pictures: builtPictures } = JSON.parse(
  await readFile(file, 'utf8'),
) as FurnishedStore
