import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@kaoiro/api'
import * as E from 'fp-ts/lib/Either.js'
import type { FurnishedStore } from '@kaoiro/store/read'
import { faultLines, furnish, readStore } from '@kaoiro/store/read'
import type { TerminalTexts } from '@kaoiro/texts/types'
import { storeLine } from '../../print/printable.js'
import { builtUi } from '../../system/built-ui.js'
import { storeCards } from '../../system/store-cards.js'

type Words = TerminalTexts['store']

/** The folder of the store that a node shows; undefined for a worker, which does not serve pages. */
export const shownFolder = ({
  role,
  storeFolder,
}: Pick<Config, 'role' | 'storeFolder'>): string | undefined =>
  role === 'worker' ? undefined : storeFolder

/** Settings that the screens were built for (ui/src/server/site-build.ts). */
type Build = Pick<FurnishedStore['store'], 'analysis' | 'checkBeforeSending'>

const readBuild = async (screens: string): Promise<Build | null> => {
  const file = path.join(screens, '.server', 'build.json')
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Build) : null
}

/** Reads the store for the built screens. Left: one line for each fault. */
export const readServedStore =
  (words: Words, { screens, cards }: Pick<typeof builtUi, 'screens' | 'cards'> = builtUi) =>
  async (folder: string): Promise<E.Either<ReadonlyArray<string>, FurnishedStore>> => {
    const read = await readStore(folder, await storeCards(cards))
    if (E.isLeft(read)) return E.left(faultLines(words, folder, read.left).map(storeLine))
    const build = await readBuild(screens)
    if (build === null || isBuiltFor(read.right, build))
      return E.right(await furnish(folder, read.right))
    const command = `KAOIRO_STORE=${folder} npm run build`
    const settings = path.join(folder, 'store.json')
    return E.left([storeLine(`${settings}: ${words.otherBuild({ command })}`)])
  }

/** Screens that may analyse photos on the device check them anyway. */
const isBuiltFor = (store: Build, build: Build): boolean =>
  store.analysis === build.analysis &&
  (store.analysis !== 'service' || store.checkBeforeSending === build.checkBeforeSending)
