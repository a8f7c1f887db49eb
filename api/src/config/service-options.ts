import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { HttpOptions } from '../http/ports/http-ports.js'
import type { BucketConfig } from '../storage/bucket/open-bucket.js'
import type { DatabaseConfig } from '../storage/database/open-database.js'
import type { LogLevel } from '../telemetry/telemetry.js'

/** `web` answers requests, `worker` analyses, `all` does both. */
export type Role = 'all' | 'web' | 'worker'

/** Limits for pending photos: uploaded, but their analysis is not requested yet. */
export interface PendingPhotos {
  /** Total size on all nodes; further photos are rejected. */
  readonly maxBytes: number
  /** Milliseconds after which a session is removed with its photo. */
  readonly maxAge: number
}

/** The options of one node. The nodes of a site share database and bucket. */
export interface ServiceOptions {
  readonly role: Role
  readonly database: DatabaseConfig
  readonly bucket: BucketConfig
  readonly http: HttpOptions
  /** Maximum number of photos analysed concurrently. */
  readonly threads: number
  /** Maximum length of the queue that all nodes share; further sessions are rejected. */
  readonly maxWaiting: number
  readonly pendingPhotos: PendingPhotos
  readonly logLevel: LogLevel
  /** Receives log lines, each a JSON object. */
  readonly log: (line: string) => void
}

/** At 10 analyses a second, the last session in the queue has its result within 20 s. */
export const defaultMaxWaiting = 200

/** Maximum megabytes of pending photos: uploaded, but their analysis is not requested yet. */
export const defaultPendingMegabytes = 256
/** The upload must begin within five minutes; the UI requests the analysis right after it. */
export const defaultPendingMinutes = 10

export function pendingPhotosOf(megabytes: number, minutes: number): PendingPhotos {
  return {
    maxBytes: megabytes * 1_000_000,
    maxAge: minutes * 60_000,
  }
}

export const databaseFolder = (data: string): string => path.join(data, 'database')
export const photoFolder = (data: string): string => path.join(data, 'photos')

/** Options of a service that keeps everything in one folder of this machine. */
export function embeddedOptions(
  data: string,
): Pick<
  ServiceOptions,
  'role' | 'database' | 'bucket' | 'threads' | 'maxWaiting' | 'pendingPhotos'
> {
  return {
    role: 'all',
    database: { _tag: 'Folder', folder: databaseFolder(data) },
    bucket: { _tag: 'Folder', folder: photoFolder(data) },
    threads: availableParallelism(),
    maxWaiting: defaultMaxWaiting,
    pendingPhotos: pendingPhotosOf(defaultPendingMegabytes, defaultPendingMinutes),
  }
}
