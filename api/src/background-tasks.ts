import { repeat } from './concurrency/repeat.js'
import type { Disposables } from './disposables.js'
import type { NodeParts } from './node-parts.js'
import { analyseSession, endExhausted } from './sessions/analysis/analyse-session.js'
import type { JobWorker } from './sessions/analysis/job-worker.js'
import { startJobWorker } from './sessions/analysis/job-worker.js'
import { createSweep, sweepInterval } from './sessions/photos/sweep.js'
import { guardedQueue } from './storage/disk-guard.js'

/** Milliseconds to wait for active analyses when the service stops. */
const maxStop = 8_000

/** Milliseconds between two checks for sessions without tries left. */
const exhaustedInterval = 5_000

/** Jobs taken in addition to the number of threads, so that no thread waits for the database. */
const prefetch = 4

export const startJobs = (parts: NodeParts, { adopt }: Disposables): JobWorker => {
  const { analyser, guard, persistence, photos, emit } = parts
  const ports = { persistence, bucket: photos.bucket, emit, analyser }
  adopt(
    repeat(
      exhaustedInterval,
      task(parts, 'failing sessions without tries left', () => endExhausted(ports)),
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

/** A background task. Failures are reported, and it runs again at its next time. */
const task =
  ({ emit }: NodeParts, name: string, work: () => Promise<void>) =>
  (): Promise<void> =>
    work().catch((error: unknown) => emit({ _tag: 'TaskFailed', task: name, error }))
