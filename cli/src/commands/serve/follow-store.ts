import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { RunningService } from '@kaoiro/api'
import type { TerminalTexts } from '@kaoiro/texts/types'
import { printable } from '../../print/printable.js'
import type { Streams } from '../../system/streams.js'
import { systemFault } from '../../system/system-error.js'
import { readServedStore } from './read-store.js'

/** Changes with each change of a file in the folder. Empty if the folder cannot be read. */
const stateOf = async (folder: string): Promise<string> => {
  const names = await readdir(folder, { recursive: true }).catch((): Array<string> => [])
  const files = names.map(async (name) => {
    const { mtimeMs, size } = await stat(path.join(folder, name))
    return `${name} ${mtimeMs} ${size}`
  })
  return (await Promise.all(files).catch((): Array<string> => [])).sort().join('\n')
}

/** Milliseconds between two looks at the folder. Notices of file systems do not reach into containers and network drives. */
const defaultInterval = 1_000

/** Shows the store again after changes of its folder. One with faults is reported, and the site keeps the last one. */
export const followStore = async (
  folder: string,
  changeStore: RunningService['changeStore'],
  words: TerminalTexts['store'],
  { err }: Pick<Streams, 'err'>,
  stop: AbortSignal,
  interval = defaultInterval,
): Promise<void> => {
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
  await watchFolder(folder, change, stop, interval)
}

/**
 * Calls back after changes of a folder, as soon as it has not changed for one interval, so that a copy of many files is
 * complete. One call at a time.
 */
const watchFolder = async (
  folder: string,
  onChange: () => Promise<void>,
  stop: AbortSignal,
  interval: number,
): Promise<void> => {
  let seen = await stateOf(folder)
  let used = seen
  const look = async (): Promise<void> => {
    const now = await stateOf(folder)
    if (now === seen && now !== used && now !== '') {
      used = now
      await onChange()
    }
    seen = now
    if (!stop.aborted) setTimeout(() => void look(), interval).unref()
  }
  setTimeout(() => void look(), interval).unref()
}
