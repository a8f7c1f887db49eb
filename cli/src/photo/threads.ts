import * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/accept'
import { acceptFile } from './accept-file.js'
import { boundsOf, mostKeptPixels, mostPixelsAtOnce } from './bounds.js'
import type { ImageEngine, PhotoFault, Preparation, PreparedPhoto } from './preparation.js'
import { readPhoto } from './read-photo.js'
import { semaphore } from './semaphore.js'
import { newThread } from './early-thread.js'
import type { Thread } from './thread.js'
import { withinBounds } from './within-bounds.js'

type Answer = E.Either<PhotoFault, PreparedPhoto>

const ranOut = (answer: Answer): boolean =>
  E.isLeft(answer) && ['TookTooLong', 'TookTooMuchMemory'].includes(answer.left._tag)

/** Whether a thread keeps little of a photo; libvips gives its memory back at once. */
const isLight = (answer: Answer, { width, height }: AcceptedPhoto): boolean =>
  width * height <= mostKeptPixels || (E.isRight(answer) && answer.right.engine === 'sharp')

/**
 * Photos prepared on threads: one from the start, further ones, up to `most`, when there is more to do
 * than threads. Once the signal is aborted all of them end, and every answer is a broken photo.
 */
export const photoThreads = (
  engine: ImageEngine,
  most: number,
  signal: AbortSignal,
): Preparation => {
  const first = newThread(engine)
  const all = new Set([first])
  const idle = [first]
  let isClosed = false
  const places = semaphore(most)
  const pixels = semaphore(mostPixelsAtOnce)

  const takeThread = (): Thread => {
    const waiting = idle.pop()
    if (waiting !== undefined) return waiting
    const thread = newThread(engine)
    all.add(thread)
    return thread
  }

  /** On a thread that goes back in line, or is ended where it keeps too much, or does not come back. */
  const prepareOnThread = async (bytes: Uint8Array, accepted: AcceptedPhoto): Promise<Answer> => {
    if (isClosed) return E.left({ _tag: 'BrokenPhoto' })
    const thread = takeThread()
    const { answer, isUsable } = await withinBounds(thread, { bytes, accepted }, boundsOf(accepted))
    if (isUsable && isLight(answer, accepted)) idle.push(thread)
    else {
      all.delete(thread)
      await thread.end()
    }
    return answer
  }

  /** @param units of all the pixels at once that the photo has to itself */
  const prepareWithin = async (
    units: number,
    bytes: Uint8Array,
    accepted: AcceptedPhoto,
  ): Promise<Answer> => {
    await pixels.take(units)
    try {
      return await prepareOnThread(bytes, accepted)
    } finally {
      pixels.give(units)
    }
  }

  const prepareFile = async (file: string, alone: boolean): Promise<Answer> => {
    const bytes = await readPhoto(file)
    if (E.isLeft(bytes)) return bytes
    const accepted = acceptFile(bytes.right)
    if (E.isLeft(accepted)) return accepted
    const { width, height } = accepted.right
    const units = alone ? mostPixelsAtOnce : width * height
    return prepareWithin(units, bytes.right, accepted.right)
  }

  // Nobody waits for their end: it would keep the program four milliseconds longer.
  const close = () => {
    isClosed = true
    for (const thread of all) void thread.end()
  }
  signal.addEventListener('abort', close, { once: true })

  return {
    ready: first.ready,
    // A place first, then the file: no more files are in memory than there are threads.
    prepare: async (file) => {
      await places.take(1)
      try {
        const answer = await prepareFile(file, false)
        // Memory and time are the whole program's: its neighbours may have taken them.
        return most > 1 && ranOut(answer) ? await prepareFile(file, true) : answer
      } finally {
        places.give(1)
      }
    },
    close,
  }
}
