import type { DatabasePlace } from './database/open-database.js'
import type { BucketPlace } from './bucket/open-bucket.js'
import type { HttpOptions } from './http/http-options.js'

/** `web` answers requests, `worker` analyses, `all` does both. */
export type Role = 'all' | 'web' | 'worker'

/** How much a node logs, as pino names it. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** All that one node needs to know; nodes of one site share database and bucket. */
export interface ServiceOptions {
  readonly role: Role
  readonly database: DatabasePlace
  readonly bucket: BucketPlace
  readonly http: HttpOptions
  /** Photos that are analysed at once. */
  readonly threads: number
  /** Sessions of all nodes that may wait for their analysis before another one is turned away. */
  readonly mostWaiting: number
  readonly logLevel: LogLevel
  /** Where log lines go: a JSON object each. */
  readonly log: (line: string) => void
}
