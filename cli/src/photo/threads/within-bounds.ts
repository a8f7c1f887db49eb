import * as E from 'fp-ts/lib/Either.js'
import type { PhotoFault, PreparedPhoto } from '../preparation.js'
import type { Bounds } from './bounds.js'
import { checkInterval } from './bounds.js'
import type { PrepareTask } from './thread-messages.js'
import type { Thread } from './thread.js'

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
