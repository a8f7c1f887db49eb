import { repeat } from './concurrency/repeat.js'
import type { Disposables } from './disposables.js'
import type { NodeParts } from './node-parts.js'
import { analyseSession, endExhausted } from './sessions/analysis/analyse-session.js'
import type { JobWorker } from './sessions/analysis/job-worker.js'
import { startJobWorker } from './sessions/analysis/job-worker.js'
import { createSweep, sweepInterval } from './sessions/photos/sweep.js'
import { guardedQueue } from './storage/disk-guard.js'

/** Milliseconds that analyses under way are waited for when the service stops; 10 s with all the rest. */
const maxStop = 8_000

/** Milliseconds between two looks for sessions whose tries are used up. */
const exhaustedInterval = 5_000

/**
 * Jobs taken beyond the number of threads, so that no thread idles while outcomes are written and jobs taken. They
 * are taken two at a time: two more are there while those come, if the database's disk takes longer for a commit.
 */
const prefetch = 4

export const startJobs = (parts: NodeParts, { adopt }: Disposables): JobWorker => {
  const { analyser, guard, persistence, photos, emit } = parts
  const ports = { persistence, bucket: photos.bucket, emit, analyser }
  adopt(
    repeat(
      exhaustedInterval,
      task(parts, 'ending what was given up', () => endExhausted(ports)),
    ),
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

export const startSweeping = (parts: NodeParts, { adopt }: Disposables): void => {
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

/** A background task: if it fails, that is reported, and it is tried again at its next time. */
const task =
  ({ emit }: NodeParts, name: string, work: () => Promise<void>) =>
  (): Promise<void> =>
    work().catch((error: unknown) => emit({ _tag: 'TaskFailed', task: name, error }))
