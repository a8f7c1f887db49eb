import type { HttpOptions } from '../http/ports/http-options.js'
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
