import * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/analyser/photo'
import { semaphore } from '../../concurrency/semaphore.js'
import { acceptFile } from '../files/accept-file.js'
import { readPhoto } from '../files/read-photo.js'
import type { ImageEngine, PhotoFault, Preparation, PreparedPhoto } from '../preparation.js'
import { boundsOf, maxKeptPixels, maxPixelsAtOnce, withinBounds } from './within-bounds.js'
import { acquireThread } from './early-thread.js'
import type { Thread } from './thread.js'

type Answer = E.Either<PhotoFault, PreparedPhoto>

interface Attempt {
  readonly answer: Answer
  /** Whether no other photo was prepared at the same time. */
  readonly wasAlone: boolean
}

const ranOut = (answer: Answer): boolean =>
  E.isLeft(answer) && answer.left._tag === 'TookTooMuchMemory'

/** Whether a thread keeps little memory after this photo. libvips frees its memory immediately. */
const isLight = (answer: Answer, { width, height }: AcceptedPhoto): boolean =>
  width * height <= maxKeptPixels || (E.isRight(answer) && answer.right.engine === 'sharp')

const endedThread = { answer: E.left({ _tag: 'BrokenPhoto' } as const), isUsable: false }

/** Prepares photos on worker threads: one from the start, more on demand, up to `max`. When the signal is
 * aborted, all threads end and pending photos resolve to `BrokenPhoto`.
 */
export const photoThreads = (
  engine: ImageEngine,
  max: number,
  signal: AbortSignal,
): Preparation => {
  const first = acquireThread(engine)
  const all = new Set([first])
  const idle = [first]
  let isClosed = false
  const slots = semaphore(max)
  const pixels = semaphore(maxPixelsAtOnce)
  const overlaps = overlapTracker()

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

  /** @param units pixels that the photo reserves of `maxPixelsAtOnce` */
  const prepareWithin = async (
    units: number,
    bytes: Uint8Array,
    accepted: AcceptedPhoto,
  ): Promise<Attempt> => {
    await pixels.take(units)
    const occupancy = overlaps.enter()
    try {
      return { answer: await prepareOnThread(bytes, accepted), wasAlone: occupancy.wasAlone() }
    } finally {
      occupancy.leave()
      pixels.give(units)
    }
  }

  const prepareFile = async (file: string, alone: boolean): Promise<Attempt> => {
    const bytes = await readPhoto(file)
    if (E.isLeft(bytes)) return { answer: bytes, wasAlone: true }
    const accepted = acceptFile(bytes.right)
    if (E.isLeft(accepted)) return { answer: accepted, wasAlone: true }
    const { width, height } = accepted.right
    const units = alone ? maxPixelsAtOnce : Math.min(width * height, maxPixelsAtOnce)
    return prepareWithin(units, bytes.right, accepted.right)
  }

  const close = () => {
    isClosed = true
    for (const thread of all) void thread.end()
  }
  signal.addEventListener('abort', close, { once: true })

  return {
    ready: first.ready.catch(whenClosed(undefined)),
    // Takes the slot before reading the file, so that at most `max` files are in memory.
    prepare: async (file) => {
      await slots.take(1)
      try {
        const { answer, wasAlone } = await prepareFile(file, false)
        // Memory is measured for the whole process, so another photo may be the cause: try again alone.
        return wasAlone || !ranOut(answer) ? answer : (await prepareFile(file, true)).answer
      } finally {
        slots.give(1)
      }
    },
    close,
  }
}

/** One of several tasks that may overlap in time. */
interface Occupancy {
  /** Whether no other task has run since this one began. */
  readonly wasAlone: () => boolean
  readonly leave: () => void
}

/** Tracks which tasks overlap in time. */
export const overlapTracker = () => {
  const present = new Set<{ alone: boolean }>()
  return {
    enter: (): Occupancy => {
      const visitor = { alone: present.size === 0 }
      for (const other of present) other.alone = false
      present.add(visitor)
      return { wasAlone: () => visitor.alone, leave: () => void present.delete(visitor) }
    },
  }
}
