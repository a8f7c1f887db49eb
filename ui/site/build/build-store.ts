import * as E from 'fp-ts/lib/Either.js'
import { demonstrationStore } from '@kaoiro/store/demonstration'
import { Resvg } from '@resvg/resvg-js'
import type { DrawSvg } from '@kaoiro/store/read'
import { checkStore, storeLines } from '@kaoiro/store/read'
import { loadTerminal } from '@kaoiro/texts/load'

const folder = process.env['KAOIRO_STORE'] || demonstrationStore

const draw: DrawSvg = (svg) => {
  try {
    return Promise.resolve(new Resvg(Buffer.from(svg), { font: { loadSystemFonts: false } }))
  } catch {
    return Promise.resolve(null)
  }
}

const read = async () => {
  const store = await checkStore(folder, { draw })
  if (E.isRight(store)) {
    const { warnings: _, ...furnished } = store.right
    return furnished
  }
  const lines = storeLines(await loadTerminal('en', 'store'), folder, store.left)
  throw new Error(`KAOIRO_STORE: ${folder}\n${lines.join('\n')}`)
}

/** The store of the static site: `KAOIRO_STORE` at build time, by default the demonstration store. `kaoiro serve` and `kaoiro site` take another one. */
export const buildStore = await read()
