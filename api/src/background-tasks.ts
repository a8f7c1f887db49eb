import { addPlaceSums, noPlaceSums, sumsOf } from '@kaoiro/analyser/colour'
import { utcDay } from '@kaoiro/core/norms'
import { repeat } from './concurrency/timers.js'
import type { Disposables } from './disposables.js'
import type { NodeParts } from './node-parts.js'
import type { AnalysisPorts } from './sessions/analysis/analyse-session.js'
import { analyseSession, endExhausted } from './sessions/analysis/analyse-session.js'
import { driftReport } from './sessions/analysis/colour-records.js'
import type { CountedResult } from './sessions/analysis/result-shares.js'
import { countedResult } from './sessions/analysis/result-shares.js'
import { tally } from './sessions/analysis/tally.js'
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

/** Milliseconds between two additions to the sums of colours and results: a killed node loses those of a minute. */
const tallyInterval = 60_000

const noResults: ReadonlyArray<CountedResult> = []

/** Adds up colours and results of photos, and reports once a day if colours left the norms. */
const startTally = (
  parts: NodeParts,
  { adopt }: Pick<Disposables, 'adopt'>,
): AnalysisPorts['count'] => {
  const colours = tally(noPlaceSums, addPlaceSums, parts.colours.add)
  const results = tally(noResults, (one, other) => [...one, ...other], parts.results.add)
  const report = driftReport(parts.norms.drift, parts.emit, () => utcDay(new Date()))
  const flush = async (): Promise<void> => {
    await colours.flush()
    await results.flush()
  }
  const flushAndReport = async (): Promise<void> => {
    await flush()
    await report()
  }
  adopt(flush, (last) => last())
  adopt(repeat(tallyInterval, task(parts, 'adding up colours', flushAndReport)), (end) => end())
  return (gender, { answer, colours: seen }) => {
    colours.count({ ...noPlaceSums, [gender]: sumsOf(seen) })
    results.count([countedResult(gender, answer)])
  }
}

export function startJobs(
  parts: NodeParts,
  analyser: Analyser,
  { adopt }: Pick<Disposables, 'adopt'>,
): JobWorker {
  const { guard, persistence, photos, emit } = parts
  const count = startTally(parts, { adopt })
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
