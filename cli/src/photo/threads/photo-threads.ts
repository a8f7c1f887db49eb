import type { AcceptedPhoto } from '@kaoiro/analyser/photo'
import * as E from 'fp-ts/lib/Either.js'
import { semaphore } from '../../concurrency/process-items.js'
import { acceptFile, readPhoto } from '../photo-file.js'
import type { ImageEngine, PhotoFault, Preparation, PreparedPhoto } from '../preparation.js'
import type { Thread } from './thread.js'
import { acquireThread } from './thread.js'
import { boundsOf, maxKeptPixels, maxPixelsAtOnce, withinBounds } from './within-bounds.js'

type Answer = E.Either<PhotoFault, PreparedPhoto>

const ranOut = (answer: Answer): boolean =>
  E.isLeft(answer) && answer.left._tag === 'TookTooMuchMemory'

/** Whether a thread keeps little memory after this photo. libvips frees its memory immediately. */
const isLight = (answer: Answer, { width, height }: AcceptedPhoto): boolean =>
  width * height <= maxKeptPixels || (E.isRight(answer) && answer.right.engine === 'sharp')

const endedThread = { answer: E.left({ _tag: 'BrokenPhoto' } as const), isUsable: false }

/** Prepares photos on worker threads: one from the start, more on demand, up to `max`. When the signal is
 * aborted, all threads end and pending photos resolve to `BrokenPhoto`.
 */
export function photoThreads(engine: ImageEngine, max: number, signal: AbortSignal): Preparation {
  const first = acquireThread(engine)
  const all = new Set([first])
  const idle = [first]
  let isClosed = false
  const slots = semaphore(max)
  const pixels = semaphore(maxPixelsAtOnce)

  /** Closing ends threads, also those that are still loading, which then reject. */
  const whenClosed =
    <A>(value: A) =>
    (error: unknown): A => {
      if (isClosed) return value
      throw error
    }

  const idleOrNewThread = (): Thread => {
    const waiting = idle.pop()
    if (waiting !== undefined) return waiting
    const thread = acquireThread(engine)
    all.add(thread)
    return thread
  }

  /** Afterwards the thread is idle again, or ended if it keeps too much memory or is unusable. */
  const prepareOnThread = async (bytes: Uint8Array, accepted: AcceptedPhoto): Promise<Answer> => {
    if (isClosed) return E.left({ _tag: 'BrokenPhoto' })
    const thread = idleOrNewThread()
    const prepared = withinBounds(thread, { bytes, accepted }, boundsOf(accepted))
    const { answer, isUsable } = await prepared.catch(whenClosed(endedThread))
    if (isUsable && isLight(answer, accepted)) idle.push(thread)
    else {
      all.delete(thread)
      await thread.end()
    }
    return answer
  }

  const prepareFile = async (file: string, alone: boolean): Promise<Answer> => {
    const bytes = await readPhoto(file)
    if (E.isLeft(bytes)) return bytes
    const accepted = acceptFile(bytes.right)
    if (E.isLeft(accepted)) return accepted
    const { width, height } = accepted.right
    const units = alone ? maxPixelsAtOnce : Math.min(width * height, maxPixelsAtOnce)
    await pixels.take(units)
    return prepareOnThread(bytes.right, accepted.right).finally(() => pixels.give(units))
  }

  const close = () => {
    isClosed = true
    for (const thread of all) void thread.end()
  }
  signal.addEventListener('abort', close, { once: true })

  return {
    ready: first.ready.catch(whenClosed(undefined)),
    // Takes the slot before reading the file, so that at most `max` files are in memory.
    prepare: async (file, isStopped = () => false) => {
      await slots.take(1)
      try {
        if (isStopped()) return E.left({ _tag: 'BrokenPhoto' })
        const answer = await prepareFile(file, false)
        // Memory is measured for the whole process, so another photo may be the cause: try again alone.
        return max > 1 && ranOut(answer) ? await prepareFile(file, true) : answer
      } finally {
        slots.give(1)
      }
    },
    close,
  }
}
