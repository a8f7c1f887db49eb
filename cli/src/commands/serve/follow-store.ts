import * as E from 'fp-ts/lib/Either.js'
import type { RunningService } from '@kaoiro/api'
import { storeState } from '@kaoiro/store/read'
import type { TerminalTexts } from '@kaoiro/texts/types'
import { printable } from '../../print/printable.js'
import type { Streams } from '../../system/streams.js'
import { systemFault } from '../../system/system-error.js'
import { readServedStore } from './read-store.js'

/** Milliseconds between two looks at the folder. Notices of file systems do not reach into containers and network drives. */
const defaultInterval = 1_000

/** A store's folder, and its state (`storeState`) before the store was read. */
export interface ReadFolder {
  readonly folder: string
  readonly state: string
}

/** Shows the store again after changes of its files. One with faults is reported, and the site keeps the last one. */
export const followStore = (
  { folder, state }: ReadFolder,
  changeStore: RunningService['changeStore'],
  words: TerminalTexts['store'],
  { err }: Pick<Streams, 'err'>,
  stop: AbortSignal,
  interval = defaultInterval,
): void => {
  const print = (lines: ReadonlyArray<string>) => lines.forEach((line) => err(`kaoiro: ${line}\n`))
  const change = async (): Promise<void> => {
    try {
      const store = await readServedStore(words)(folder)
      if (E.isRight(store)) await changeStore(store.right)
      print(E.isRight(store) ? [words.changed] : [...store.left, words.kept])
    } catch (error) {
      print([printable(systemFault(error).detail), words.kept])
    }
  }
  // Waits until the files do not change for one interval, so that a copy of many is complete.
  let [seen, used] = [state, state]
  const look = async (): Promise<void> => {
    const now = await storeState(folder)
    if (now === seen && now !== used) {
      used = now
      await change()
    }
    seen = now
    if (!stop.aborted) lookLater()
  }
  const lookLater = () => setTimeout(() => void look(), interval).unref()
  lookLater()
}
