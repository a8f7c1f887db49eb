import * as O from 'fp-ts/lib/Option.js'
import type { Drift } from '@kaoiro/analyser/colour'
import { driftFrom, shippedNorms } from '@kaoiro/analyser/colour'
import type { Norms } from '@kaoiro/core/norms'
import { probe } from './concurrency/probe.js'
import { withTimeout } from './concurrency/timers.js'
import { analysisPool } from './analyser/analysis-pool.js'
import type { ServiceOptions } from './config/service-options.js'
import type { Disposables } from './disposables.js'
import { checkUpload, signedUpload } from './http/handlers/signed-upload.js'
import type { HttpPorts } from './http/ports/http-ports.js'
import { clientIdOf } from './http/requests/client-address.js'
import type { Emit } from './sessions/model/service-event.js'
import type { CheckUpload } from './sessions/ports/photo-bucket.js'
import type { Analyser } from './sessions/ports/analyser.js'
import type { ColourRecords } from './sessions/analysis/colour-records.js'
import type { ResultRecords } from './sessions/analysis/result-shares.js'
import type { Persistence } from './sessions/ports/persistence.js'
import type { PhotoStorage } from './storage/bucket/open-bucket.js'
import { openBucket } from './storage/bucket/open-bucket.js'
import type { DatabaseConfig } from './storage/database/open-database.js'
import { openDatabase } from './storage/database/open-database.js'
import type { DiskGuard } from './storage/database/disk-guard.js'
import { diskGuard, guardedBucket, noDiskGuard } from './storage/database/disk-guard.js'
import { startJobQueue } from './storage/records/job-queue.js'
import {
  sharedClock,
  signingKey,
  sqlRecords,
  sqlColourRecords,
} from './storage/records/sql-records.js'
import { sqlResultRecords } from './storage/records/sql-result-records.js'

/** The parts of a node. */
export interface NodeParts {
  readonly options: ServiceOptions
  /** None on a node that only answers requests. */
  readonly analyser: O.Option<Analyser>
  readonly guard: DiskGuard
  readonly persistence: Persistence
  readonly colours: ColourRecords
  readonly results: ResultRecords
  readonly photos: PhotoStorage
  /** Rejects with a `PartFailed` if sessions or photos cannot be stored. */
  readonly checkParts: () => Promise<void>
  readonly checkUpload: CheckUpload
  readonly clientIdOf: HttpPorts['clientIdOf']
  readonly emit: Emit
  readonly norms: NormsInPlace
}

/** The norms that photos are analysed by, and how far today's photos are from them. */
interface NormsInPlace {
  /** @param norms undefined for those that the analyser ships */
  readonly replace: (norms: Norms | undefined) => void
  /** None with fewer than 50 people today, and by shipped norms, which are of no place. */
  readonly drift: () => Promise<O.Option<Drift>>
}

/**
 * A check of the bucket writes an object, and `/readyz` is public and not rate-limited. All nodes share the bucket, so one
 * failed request must not take all of them out of service.
 */
const photoProbe = { pause: 10_000, tolerated: 2 }

/** Each call needs the database, so its first failure is reported. */
const databaseProbe = { pause: 0, tolerated: 0 }

/** Milliseconds that a start waits for the first check. */
const maxFirstCheck = 2_000

/** Opens the parts of a node and registers them with the disposables. */
export async function openParts(
  options: ServiceOptions,
  { adopt }: Disposables,
  emit: Emit,
): Promise<NodeParts> {
  let norms = options.http.store?.norms
  // The models load while the database opens.
  const analyser =
    options.role === 'web'
      ? O.none
      : O.some(
          adopt(analysisPool({ threads: options.threads, norms: () => norms }), ({ close }) =>
            close(),
          ),
        )
  const database = adopt(
    await openDatabase(options.database, (error) =>
      emit({ _tag: 'TaskFailed', task: 'running the database', error }),
    ),
    ({ close }) => close(),
  )
  const jobs = adopt(
    await startJobQueue(database, (error) =>
      emit({ _tag: 'TaskFailed', task: 'supervising the queue', error }),
    ),
    ({ stop }) => stop(),
  )
  const key = await signingKey(database)
  const guard = guardOf(options.database)
  const records = sqlRecords(database, jobs, options.pendingPhotos.maxBytes)
  const colours = sqlColourRecords(database)
  const clock = await sharedClock(records.store.now)
  const photos = await openBucket(
    options.bucket,
    (id) => signedUpload(key)(id, clock.now()),
    clock.now,
  )
  const checkPhotos = probe('bucket', photos.bucket.check, photoProbe)
  // The node starts anyway: another one may be able to store photos, and /readyz reports the error.
  await withTimeout(maxFirstCheck, checkPhotos()).catch((error: unknown) =>
    emit({ _tag: 'TaskFailed', task: 'checking whether photos can be stored', error }),
  )
  const checkDatabase = probe('database', records.store.check, databaseProbe)
  return {
    options,
    analyser,
    guard,
    emit,
    colours,
    results: sqlResultRecords(database, () => (norms ?? shippedNorms).version),
    // Each sweep reads the time, and so corrects the clock.
    persistence: { ...records, store: { ...records.store, now: clock.read } },
    photos: guardedBucket(guard, photos),
    checkParts: async () => void (await Promise.all([checkDatabase(), checkPhotos()])),
    checkUpload: (id, query) => checkUpload(key)(id, query, clock.now()),
    clientIdOf: clientIdOf(key),
    norms: {
      replace: (given) => {
        norms = given
      },
      drift: async () =>
        norms === undefined ? O.none : driftFrom(norms, await colours.since(null)),
    },
  }
}

const guardOf = (config: DatabaseConfig): DiskGuard =>
  config._tag === 'Folder' ? diskGuard(config.folder) : noDiskGuard
