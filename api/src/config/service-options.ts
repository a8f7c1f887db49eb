import type { HttpOptions } from '../http/ports/http-options.js'
import type { BucketConfig } from '../storage/bucket/open-bucket.js'
import type { DatabaseConfig } from '../storage/database/open-database.js'
import type { LogLevel } from '../telemetry/telemetry.js'

/** `web` answers requests, `worker` analyses, `all` does both. */
export type Role = 'all' | 'web' | 'worker'

/** Limits for pending photos: uploaded, with no analysis requested yet. */
export interface PendingPhotos {
  /** Over all nodes; further photos are rejected. */
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
  /** Photos analysed concurrently. */
  readonly threads: number
  /** Length of the queue of all nodes; further sessions are rejected. */
  readonly maxWaiting: number
  readonly pendingPhotos: PendingPhotos
  readonly logLevel: LogLevel
  /** Receives log lines, each a JSON object. */
  readonly log: (line: string) => void
}
