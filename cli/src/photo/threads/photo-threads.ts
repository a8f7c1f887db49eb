import * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
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

/** Whether a thread keeps little memory after a photo; libvips frees its own immediately. */
const isLight = (answer: Answer, { width, height }: AcceptedPhoto): boolean =>
  width * height <= maxKeptPixels || (E.isRight(answer) && answer.right.engine === 'sharp')

/**
 * Photos prepared on threads: one from the start, further ones, up to `max`, when there is more to do
 * than threads. Once the signal is aborted all of them end, and every answer is a broken photo.
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

  const idleOrNewThread = (): Thread => {
    const waiting = idle.pop()
    if (waiting !== undefined) return waiting
    const thread = acquireThread(engine)
    all.add(thread)
    return thread
  }

  /** The thread becomes idle again, or is ended if it keeps too much memory or is no longer usable. */
  const prepareOnThread = async (bytes: Uint8Array, accepted: AcceptedPhoto): Promise<Answer> => {
    if (isClosed) return E.left({ _tag: 'BrokenPhoto' })
    const thread = idleOrNewThread()
    const { answer, isUsable } = await withinBounds(thread, { bytes, accepted }, boundsOf(accepted))
    if (isUsable && isLight(answer, accepted)) idle.push(thread)
    else {
      all.delete(thread)
      await thread.end()
    }
    return answer
  }

  /** @param units pixels, of `maxPixelsAtOnce`, that the photo has to itself */
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
    ready: first.ready,
    // A slot first, then the file: no more files are in memory than there are threads.
    prepare: async (file) => {
      await slots.take(1)
      try {
        const { answer, wasAlone } = await prepareFile(file, false)
        // Memory is measured for the whole program: another photo may have taken it.
        return wasAlone || !ranOut(answer) ? answer : (await prepareFile(file, true)).answer
      } finally {
        slots.give(1)
      }
    },
    close,
  }
}

/** One of several pieces of work that may overlap in time. */
interface Occupancy {
  /** Whether nothing else has run since this one began. */
  readonly wasAlone: () => boolean
  readonly leave: () => void
}

/** Tells for each piece of work whether it overlapped with another one. */
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
