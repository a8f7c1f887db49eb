import * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/analyser/photo'
import type { PhotoFault, PreparedPhoto } from '../preparation.js'
import type { PrepareTask, Thread } from './thread.js'

interface Outcome {
  readonly answer: E.Either<PhotoFault, PreparedPhoto>
  /** Whether the thread can take another photo; otherwise it is still busy, or has ended. */
  readonly isUsable: boolean
}

/** Memory of the process in MB, including all threads and libraries. */
const megabytes = (): number => process.memoryUsage.rss() / 1_000_000

/** Milliseconds between two checks of time and memory. */
const checkInterval = 5

/**
 * A thread that hangs uses no CPU, like one on a busy machine. It is ended after the limit times this factor: a minute
 * for a JPEG of up to 5 megapixels.
 */
const hangFactor = 12

/** Longest time in ms that counts between two checks: the computer may have been suspended. */
const maxPassed = 20 * checkInterval

/**
 * Milliseconds between two checks that count against the limit. CPU time counts, because other programs may use the CPU
 * as well. Other photos of this process add to the CPU time, so at most the time that passed counts.
 */
export function countedTime(passed: number, cpu: number): number {
  const awake = Math.min(passed, maxPassed)
  return Math.max(Math.min(cpu, awake), awake / hangFactor)
}

/** CPU time of the process in ms, including all threads. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** `fault` resolves when a bound is exceeded, until `stop` is called. */
const watchBounds = ({ seconds, megabytes: max }: Bounds) => {
  const before = megabytes()
  let last = performance.now()
  let lastCpu = cpuTime()
  let spent = 0
  let watch: NodeJS.Timeout | undefined
  const fault = new Promise<PhotoFault>((resolve) => {
    watch = setInterval(() => {
      const [now, cpu] = [performance.now(), cpuTime()]
      spent += countedTime(now - last, cpu - lastCpu)
      last = now
      lastCpu = cpu
      if (spent > seconds * 1000) resolve({ _tag: 'TookTooLong', seconds })
      else if (megabytes() - before > max) resolve({ _tag: 'TookTooMuchMemory', megabytes: max })
    }, checkInterval)
  })
  return { fault, stop: () => clearInterval(watch) }
}

/** Prepares a photo on a thread within limits of time and memory. */
export async function withinBounds(
  thread: Pick<Thread, 'run'>,
  job: PrepareTask,
  bounds: Bounds,
): Promise<Outcome> {
  const { fault, stop } = watchBounds(bounds)
  try {
    return await Promise.race([
      thread.run(job).then((answer) => ({
        // A photo that crashes its thread counts as broken.
        answer: answer ?? E.left({ _tag: 'BrokenPhoto' }),
        isUsable: answer !== null,
      })),
      fault.then((found) => ({ answer: E.left(found), isUsable: false })),
    ])
  } finally {
    stop()
  }
}

/** Pixels that all threads together may decode at a time: several phone photos or one large photo. */
export const maxPixelsAtOnce = 32_000_000

/** Limits for the preparation of a photo. */
interface Bounds {
  readonly seconds: number
  /** Growth of the whole process in MB. */
  readonly megabytes: number
}

/** jimp takes 2 s and 560 MB for a JPEG of 48 megapixels on the reference machine; slow machines take several
 * times as long. PNGs of that size are not photos, and those with few colours are slow to decode.
 */
export function boundsOf({ type, width, height }: AcceptedPhoto): Bounds {
  return {
    seconds: type === 'png' ? 4 : 4 + Math.ceil((width * height) / 5_000_000),
    megabytes: 840,
  }
}

/** Pixels of a photo after which a jimp thread is ended, because it returns freed memory late. */
export const maxKeptPixels = 8_000_000
