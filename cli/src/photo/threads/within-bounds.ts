import * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import type { PhotoFault, PreparedPhoto } from '../preparation.js'
import type { PrepareTask, Thread } from './thread.js'

interface Outcome {
  readonly answer: E.Either<PhotoFault, PreparedPhoto>
  /** Whether the thread can take another photo; otherwise it is still busy with this one, or gone. */
  readonly isUsable: boolean
}

/** The process's memory in MB, that of all its threads and libraries. */
const megabytes = (): number => process.memoryUsage.rss() / 1_000_000

/** Milliseconds that count between two checks: of the time that a laptop was asleep, next to none. */
const awakeTime = (passed: number): number => Math.min(passed, 20 * checkInterval)

/** Until it is stopped, `fault` resolves once a bound is exceeded. */
const watchBounds = ({ seconds, megabytes: max }: Bounds) => {
  const before = megabytes()
  let last = performance.now()
  let spent = 0
  let watch: NodeJS.Timeout | undefined
  const fault = new Promise<PhotoFault>((resolve) => {
    watch = setInterval(() => {
      const now = performance.now()
      spent += awakeTime(now - last)
      last = now
      if (spent > seconds * 1000) resolve({ _tag: 'TookTooLong', seconds })
      else if (megabytes() - before > max) resolve({ _tag: 'TookTooMuchMemory', megabytes: max })
    }, checkInterval)
  })
  return { fault, stop: () => clearInterval(watch) }
}

/** A photo's preparation, given up if it takes more time or memory than any photo should. */
export const withinBounds = async (
  thread: Pick<Thread, 'run'>,
  job: PrepareTask,
  bounds: Bounds,
): Promise<Outcome> => {
  const { fault, stop } = watchBounds(bounds)
  try {
    return await Promise.race([
      thread.run(job).then((answer) => ({
        // A photo that its thread does not survive is broken, whatever else it is.
        answer: answer ?? E.left({ _tag: 'BrokenPhoto' }),
        isUsable: answer !== null,
      })),
      fault.then((found) => ({ answer: E.left(found), isUsable: false })),
    ])
  } finally {
    stop()
  }
}

/** Pixels that all threads together decode at a time: several phone photos, or one larger photo. */
export const maxPixelsAtOnce = 32_000_000

/** What a photo's preparation may take. */
interface Bounds {
  readonly seconds: number
  /** By how many MB the whole process may grow. */
  readonly megabytes: number
}

/**
 * jimp takes 2 s and 560 MB for a JPEG of 48 megapixels here, and a slow machine may take several times
 * as long. A PNG of that size is no photo; those of few colours are unpacked bit by bit.
 */
export const boundsOf = ({ type, width, height }: AcceptedPhoto): Bounds => ({
  seconds: type === 'png' ? 4 : 4 + Math.ceil((width * height) / 5_000_000),
  megabytes: 840,
})

/** Milliseconds between two checks of time and memory. */
const checkInterval = 5

/** Pixels of a photo after which a jimp thread is ended: its freed memory is not returned for long. */
export const maxKeptPixels = 8_000_000
