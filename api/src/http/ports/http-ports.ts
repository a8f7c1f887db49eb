import type { CheckUpload } from '../../sessions/model/upload-address.js'
import type { Upload } from '../../sessions/photos/uploads.js'
import type { Sessions } from '../../sessions/sessions.js'
import type { Telemetry } from '../../telemetry/telemetry.js'
import type { Cards } from './cards.js'

/** What HTTP needs of the rest of the service. */
export interface HttpPorts {
  readonly sessions: Sessions
  /** Whom a visitor's address counts for in the queue. */
  readonly clientIdOf: (address: string | undefined) => string
  /** Left out if uploads go to another server's bucket. */
  readonly upload?: Upload
  /** Checks an upload's address; called before its photo is read, too. */
  readonly checkUpload?: CheckUpload
  /** The origin of that server. */
  readonly bucketOrigin?: string
  /** Rejects if a new session could not be brought to its end now. */
  readonly ready: () => Promise<void>
  /** How many sessions wait for their analysis. */
  readonly waiting: () => Promise<number>
  /** Bytes reserved for photos whose analysis nobody has requested. */
  readonly pendingBytes: () => Promise<number>
  /** Left out if the UI is, or has none. */
  readonly cards?: Cards
  readonly telemetry: Telemetry
}
