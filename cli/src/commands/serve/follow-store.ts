import type { RunningService } from '@kaoiro/api'
import type { Norms } from '@kaoiro/core/norms'
import { shippedNorms } from '@kaoiro/analyser/colour'
import { utcDay } from '@kaoiro/core/norms'
import type { CheckedStore, FurnishedStore, StoreFolder } from '@kaoiro/store/read'
import { checkStore, readFolder, storeLines } from '@kaoiro/store/read'
import type { TerminalTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import { printable, storeLine } from '../../print/printable.js'
import { storeScreens } from '../../system/store-screens.js'
import { systemFault } from '../../system/system-error.js'
import type { Log } from './announcement.js'

/** Milliseconds between two looks at the folder. Notices of file systems do not reach into containers and network drives. */
const defaultInterval = 1_000

/** Maximum share of the time that reading takes: each look reads all files, from a drive that may be slow. */
const maxShare = 0.1

/** Intervals until a change that failed is tried again. */
const retryAfter = 30

/** The folder that the service was started with, and its norms. */
interface Followed extends Pick<StoreFolder, 'path' | 'state'> {
  readonly norms?: Norms | undefined
}

/**
 * Shows the store again after changes of its files. One with faults is reported, and the site keeps the last one. New
 * norms are used from the next midnight (UTC), so that the answers of a day are by the same norms.
 */
export function followStore(
  shown: Followed,
  { changeStore, countStoreFaults }: Pick<RunningService, 'changeStore' | 'countStoreFaults'>,
  words: TerminalTexts['store'],
  log: Log,
  stop: AbortSignal,
  interval = defaultInterval,
  today = () => utcDay(new Date()),
): void {
  const warn = (lines: ReadonlyArray<string>) =>
    lines.forEach((line) => log('warn', `kaoiro: ${line}`))
  // Waits until the files do not change for one interval, so that a copy of many is complete.
  let [seen, used, failure, pause] = [shown.state, shown.state, '', interval]
  let inPlace = shown.norms
  let next: { readonly store: FurnishedStore; readonly found: string } | null = null
  /** Shows a store with the norms of today. */
  const show = async ({ norms, ...store }: FurnishedStore): Promise<ReadonlyArray<string>> => {
    await changeStore(inPlace === undefined ? store : { ...store, norms: inPlace })
    const isSame = JSON.stringify(norms) === JSON.stringify(inPlace)
    next = isSame ? null : { store: { ...store, ...(norms && { norms }) }, found: today() }
    return isSame ? [] : [words.normsAtMidnight({ version: (norms ?? shippedNorms).version })]
  }
  const takeOver = async ({ store }: NonNullable<typeof next>): Promise<void> => {
    await changeStore(store)
    ;[inPlace, next] = [store.norms, null]
    warn([words.normsInPlace({ version: (inPlace ?? shippedNorms).version })])
  }
  const look = async (): Promise<void> => {
    if (next !== null && next.found !== today()) await takeOver(next)
    const start = performance.now()
    const folder = await readFolder(shown.path)
    pause = Math.max(interval, (performance.now() - start) / maxShare)
    const isComplete = folder.state === seen
    seen = folder.state
    if (!isComplete || folder.state === used) return
    const store = await checkStore(folder, await storeScreens())
    const notes = E.isRight(store) ? await show(withoutWarnings(store.right)) : []
    ;[used, failure] = [folder.state, '']
    countStoreFaults(E.isLeft(store) ? store.left.length : 0)
    // Also with `--quiet`, which shows warnings only: the site is another from now on.
    warn(
      E.isRight(store)
        ? [words.changed, ...notes]
        : [...storeLines(words, folder.path, store.left).map(storeLine), words.kept],
    )
  }
  // A failure of the machine, such as too many open files, is reported once and tried again.
  const fail = (error: unknown): void => {
    const { detail } = systemFault(error)
    countStoreFaults(1)
    pause = retryAfter * interval
    // Also if the files return to what is shown.
    used = ''
    if (detail !== failure) warn([printable(detail), words.kept])
    failure = detail
  }
  const follow = async (): Promise<void> => {
    await look().catch(fail)
    if (!stop.aborted) setTimeout(() => void follow(), pause).unref()
  }
  setTimeout(() => void follow(), interval).unref()
}

const withoutWarnings = ({ warnings: _, ...store }: CheckedStore): FurnishedStore => store
