import * as E from 'fp-ts/lib/Either.js'
import { demonstrationStore } from '@kaoiro/store/demonstration'
import { faultLines, furnish, readStore } from '@kaoiro/store/read'
import { loadTerminal } from '@kaoiro/texts/load'

const folder = process.env['KAOIRO_STORE'] || demonstrationStore

const read = async () => {
  const store = await readStore(folder)
  if (E.isRight(store)) return furnish(folder, store.right)
  const lines = faultLines(await loadTerminal('en', 'store'), folder, store.left)
  throw new Error(`KAOIRO_STORE: ${folder}\n${lines.join('\n')}`)
}

/**
 * The store of the static site: `KAOIRO_STORE` at build time, by default the demonstration store. The code depends only on
 * where photos are analysed; `kaoiro serve --store` sets the rest.
 */
export const buildStore = await read()

const { analysis, checkBeforeSending } = buildStore.store

/** Where photos are analysed. */
export const analysisPlace = analysis

/** Whether the site can check photos on the visitor's device before they are sent. */
export const hasPhotoLook = analysis !== 'service' || checkBeforeSending
