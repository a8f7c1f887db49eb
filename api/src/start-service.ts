import { openBucket } from './storage/bucket/open-bucket.js'
import { analysisPool } from './analyser/pool.js'
import { checkUpload, signedUpload } from './http/handlers/signed-upload.js'
import type { Closing } from './disposables.js'
import { closing } from './disposables.js'
import type { DatabasePlace } from './storage/database/open-database.js'
import { openDatabase } from './storage/database/open-database.js'
import type { DiskGuard } from './storage/disk/disk-guard.js'
import {
  diskGuard,
  guardedBucket,
  guardedSessions,
  noDiskGuard,
} from './storage/disk/disk-guard.js'
import { clientOf } from './http/requests/client-of.js'
import { httpService } from './http/http-service.js'
import { startJobQueue } from './storage/records/job-queue.js'
import { signingKey } from './storage/records/signing-key.js'
import { sqlRecords } from './storage/records/sql-records.js'
import type { ServiceOptions } from './config/service-options.js'
import { sessionsOver } from './sessions/sessions.js'
import { takeUpAgain } from './sessions/analysis/requeue-active.js'
import { uploadInto } from './sessions/photos/uploads.js'
import type { Telling } from './telemetry/telemetry.js'
import { tellingOf } from './telemetry/telemetry.js'
import type { Parts } from './background-tasks.js'
import { startSweeping, startWorker } from './background-tasks.js'

export interface RunningService {
  /** Null for a worker, which listens nowhere. */
  readonly port: number | null
  /** Stops listening, finishes what is under way within 10 s, and leaves the rest to the next start. */
  readonly close: () => Promise<void>
}

/**
 * Starts one node. Rejects where the port is taken, a folder cannot be made or the database does not
 * answer.
 */
export const startService = async (options: ServiceOptions): Promise<RunningService> => {
  const resources = closing()
  try {
    const telling = tellingOf(options)
    const parts = await open(options, resources, telling)
    // There is no other node that may be at work.
    if (options.database._tag === 'Folder') await takeUpAgain(parts.persistence)
    startSweeping(parts, resources)
    const worker = options.role === 'web' ? undefined : startWorker(parts, resources)
    const port =
      options.role === 'worker'
        ? null
        : await listen(parts, resources, telling, worker?.wake ?? idle)
    return { port, close: resources.closeAll }
  } catch (error) {
    await resources.closeAll()
    throw error
  }
}

const idle = (): void => undefined

const open = async (
  options: ServiceOptions,
  { opened }: Closing,
  { tell }: Telling,
): Promise<Parts> => {
  // The models load on their thread while the database opens here.
  const analyser = opened(
    analysisPool({ threads: options.threads, analyses: options.role !== 'web' }),
    ({ close }) => close(),
  )
  const database = opened(
    await openDatabase(options.database, (error) =>
      tell({ _tag: 'TaskFailed', task: 'running the database', error }),
    ),
    ({ close }) => close(),
  )
  const jobs = opened(
    await startJobQueue(database, (error) =>
      tell({ _tag: 'TaskFailed', task: 'supervising the queue', error }),
    ),
    ({ stop }) => stop(),
  )
  const key = await signingKey(database)
  const guard = guardOf(options.database)
  const place = await openBucket(options.bucket, (id) => signedUpload(key)(id, Date.now()))
  return {
    options,
    analyser,
    database,
    guard,
    tell,
    persistence: sqlRecords(database, jobs, options.pendingPhotos.maxBytes),
    place: guardedBucket(guard, place),
    checkUpload: (id, query) => checkUpload(key)(id, query, Date.now()),
    clientOf: clientOf(key),
  }
}

const guardOf = (place: DatabasePlace): DiskGuard =>
  place._tag === 'Folder' ? diskGuard(place.folder) : noDiskGuard

/** One at work, and one whose photo is read from the bucket or written. */
const decodesPerThread = 2

const listen = async (
  parts: Parts,
  { opened }: Closing,
  telling: Telling,
  wake: () => void,
): Promise<number> => {
  const { options, analyser, database, guard, persistence, place, tell } = parts
  const { http, maxWaiting } = options
  const sessions = sessionsOver({
    persistence,
    bucket: place.bucket,
    uploadsElsewhere: place._tag === 'Other',
    toPixmap: analyser.toPixmap,
    maxWaiting,
    maxDecoding: decodesPerThread * analyser.threads,
    tell: (event) => {
      tell(event)
      if (event._tag === 'AnalysisQueued') wake()
    },
  })
  const service = opened(
    await httpService(
      {
        sessions: guardedSessions(guard, sessions),
        clientOf: parts.clientOf,
        telling,
        waiting: persistence.queue.length,
        pendingBytes: persistence.space.reserved,
        ready: async () => {
          await guard.check()
          await Promise.all([database.query('SELECT 1'), place.bucket.check()])
        },
        ...(place._tag === 'Own'
          ? {
              upload: uploadInto({
                store: persistence.store,
                space: persistence.space,
                bucket: place.bucket,
                check: parts.checkUpload,
                tell,
              }),
              checkUpload: parts.checkUpload,
            }
          : { bucketOrigin: place.origin }),
      },
      http,
    ),
    (service) => service.close(),
  )
  const address = await service.listen({ host: http.host, port: http.port })
  // A URL leaves out the port that is its scheme's own.
  return Number(new URL(address).port) || http.port
}
