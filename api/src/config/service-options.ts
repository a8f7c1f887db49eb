import type { HttpOptions } from '../http/ports/http-options.js'
import type { BucketConfig } from '../storage/bucket/open-bucket.js'
import type { DatabaseConfig } from '../storage/database/open-database.js'
import type { LogLevel } from '../telemetry/telemetry.js'

/** `web` answers requests, `worker` analyses, `all` does both. */
export type Role = 'all' | 'web' | 'worker'

/** What is kept of photos whose analysis nobody has requested. */
export interface PendingPhotos {
  /** Of all nodes; a further photo is turned away. */
  readonly maxBytes: number
  /** Milliseconds from the creation of the session; then it is removed with its photo. */
  readonly maxAge: number
}

/** All that one node needs to know; nodes of one site share database and bucket. */
export interface ServiceOptions {
  readonly role: Role
  readonly database: DatabaseConfig
  readonly bucket: BucketConfig
  readonly http: HttpOptions
  /** Photos that are analysed at once. */
  readonly threads: number
  /** Sessions of all nodes that may wait for their analysis before another one is turned away. */
  readonly maxWaiting: number
  readonly pendingPhotos: PendingPhotos
  readonly logLevel: LogLevel
  /** Where log lines go: a JSON object each. */
  readonly log: (line: string) => void
}
