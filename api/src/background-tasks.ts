import type { OpenBucket } from './storage/bucket/open-bucket.js'
import type { Closing } from './disposables.js'
import type { Database } from './storage/database/sql.js'
import type { DiskGuard } from './storage/disk/disk-guard.js'
import { guardedQueue } from './storage/disk/disk-guard.js'
import { every } from './concurrency/repeat.js'
import type { HttpPorts } from './http/options/http-ports.js'
import type { Analyser, Persistence } from './sessions/ports.js'
import type { ServiceOptions } from './config/service-options.js'
import { analyseSession, endGivenUp } from './sessions/analysis/analyse-session.js'
import type { Tell } from './sessions/model/service-event.js'
import { sweepEvery, sweeping } from './sessions/photos/sweep.js'
import type { UploadPorts } from './sessions/photos/uploads.js'
import type { Worker } from './sessions/analysis/job-worker.js'
import { workOff } from './sessions/analysis/job-worker.js'

/** What one node is made of. */
export interface Parts {
  readonly options: ServiceOptions
  readonly analyser: Analyser
  readonly database: Database
  readonly guard: DiskGuard
  readonly persistence: Persistence
  readonly place: OpenBucket
  readonly checkUpload: UploadPorts['check']
  readonly clientOf: HttpPorts['clientOf']
  readonly tell: Tell
}

/** Milliseconds that analyses under way are waited for when the service stops; 10 s with all the rest. */
const maxStop = 8_000

/** Milliseconds between two looks for sessions whose tries are used up. */
const givenUpEvery = 5_000

/** Jobs more than threads, so that none stands idle while ends are written and the next jobs taken. */
const ahead = 2

export const startWorker = (parts: Parts, { opened }: Closing): Worker => {
  const { analyser, guard, persistence, place, tell } = parts
  const ports = { persistence, bucket: place.bucket, tell, analyser }
  opened(
    every(
      givenUpEvery,
      task(parts, 'ending what was given up', () => endGivenUp(ports)),
    ),
    (end) => end(),
  )
  return opened(
    workOff({
      queue: guardedQueue(guard, persistence.queue),
      work: analyseSession(ports),
      max: analyser.threads + ahead,
      tell,
    }),
    ({ stop }) => stop(maxStop),
  )
}

export const startSweeping = (parts: Parts, { opened }: Closing): void => {
  const { options, persistence, place, tell } = parts
  const sweep = sweeping({
    store: persistence.store,
    space: persistence.space,
    bucket: place.bucket,
    steadyClock: () => performance.now(),
    maxPendingAge: options.pendingPhotos.maxAge,
    tell,
  })
  opened(every(sweepEvery, task(parts, 'sweeping', sweep)), (end) => end())
}

/** A task that nobody waits for: its fault is told, and it is tried again at its next time. */
const task =
  ({ tell }: Parts, name: string, work: () => Promise<void>) =>
  (): Promise<void> =>
    work().catch((error: unknown) => tell({ _tag: 'TaskFailed', task: name, error }))
