import { utcDay } from '@kaoiro/core/norms'
import { repeat } from './concurrency/timers.js'
import type { Disposables } from './disposables.js'
import type { NodeParts } from './node-parts.js'
import { analyseSession, endExhausted } from './sessions/analysis/analyse-session.js'
import type { ColourTally } from './sessions/analysis/colour-tally.js'
import { colourTally, driftReport } from './sessions/analysis/colour-tally.js'
import type { JobWorker } from './sessions/analysis/job-worker.js'
import { startJobWorker } from './sessions/analysis/job-worker.js'
import type { Analyser } from './sessions/ports/analyser.js'
import { createSweep, sweepInterval } from './sessions/photos/sweep.js'
import { guardedQueue } from './storage/database/disk-guard.js'

/** Milliseconds to wait for active analyses when the service stops. */
const maxStop = 8_000

/** Milliseconds between two checks for sessions that have used up their tries. */
const exhaustedInterval = 5_000

/** Milliseconds between two checks for jobs that this version cannot read. */
const unknownInterval = 30_000

/** Number of jobs taken in addition to one for each thread, so that no thread waits for the database. */
const prefetch = 4

/** Milliseconds between two additions to the sums of colours: a killed node loses those of a minute. */
const tallyInterval = 60_000

/** Adds up the colours of photos, and reports once a day if they left the norms. */
const startTally = (parts: NodeParts, { adopt }: Pick<Disposables, 'adopt'>): ColourTally => {
  const tally = colourTally(parts.colours)
  const report = driftReport(parts.norms.drift, parts.emit, () => utcDay(new Date()))
  const flush = async (): Promise<void> => {
    await tally.flush()
    await report()
  }
  adopt(tally, ({ flush }) => flush())
  adopt(repeat(tallyInterval, task(parts, 'adding up colours', flush)), (end) => end())
  return tally
}

export function startJobs(
  parts: NodeParts,
  analyser: Analyser,
  { adopt }: Pick<Disposables, 'adopt'>,
): JobWorker {
  const { guard, persistence, photos, emit } = parts
  const { count } = startTally(parts, { adopt })
  const ports = { persistence, bucket: photos.bucket, emit, analyser, count }
  adopt(
    repeat(
      exhaustedInterval,
      task(parts, 'failing sessions without tries left', () => endExhausted(ports)),
    ),
    (end) => end(),
  )
  const reportUnknown = async (): Promise<void> => {
    const waiting = await persistence.queue.unknown()
    if (waiting > 0) emit({ _tag: 'UnknownJobsWaiting', waiting })
  }
  adopt(
    repeat(unknownInterval, task(parts, 'looking for jobs of other versions', reportUnknown)),
    (end) => end(),
  )
  return adopt(
    startJobWorker({
      queue: guardedQueue(guard, persistence.queue),
      work: analyseSession(ports),
      concurrency: analyser.threads + prefetch,
      emit,
    }),
    ({ stop }) => stop(maxStop),
  )
}

export function startSweeping(parts: NodeParts, { adopt }: Disposables): void {
  const { options, persistence, photos, emit } = parts
  const sweep = createSweep({
    store: persistence.store,
    space: persistence.space,
    bucket: photos.bucket,
    steadyClock: () => performance.now(),
    maxPendingAge: options.pendingPhotos.maxAge,
    emit,
  })
  adopt(repeat(sweepInterval, task(parts, 'sweeping', sweep)), (end) => end())
}

/** Wraps work that `repeat` runs: reports a failure instead of rejecting, so that the work is repeated anyway. */
const task =
  ({ emit }: NodeParts, name: string, work: () => Promise<void>) =>
  (): Promise<void> =>
    work().catch((error: unknown) => emit({ _tag: 'TaskFailed', task: name, error }))
