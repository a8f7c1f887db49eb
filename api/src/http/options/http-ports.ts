import type { Sessions } from '../../sessions/sessions.js'
import type { Upload, UploadPorts } from '../../sessions/photos/uploads.js'
import type { Telling } from '../../telemetry/telemetry.js'

/** What the service does, handed over to HTTP. */
export interface HttpPorts {
  readonly sessions: Sessions
  /** What a visitor's address counts as in the queue. */
  readonly clientOf: (address: string | undefined) => string
  /** Left out where uploads go to another server's bucket. */
  readonly upload?: Upload
  /** Whether an upload's address is ours and holds still: asked before its photo is read, too. */
  readonly checkUpload?: UploadPorts['check']
  /** That server's origin. */
  readonly bucketOrigin?: string
  /** Rejects where a new session could not be brought to its end now. */
  readonly ready: () => Promise<void>
  /** How many sessions wait for their analysis. */
  readonly waiting: () => Promise<number>
  /** Bytes kept free for photos whose analysis nobody has asked for. */
  readonly pendingBytes: () => Promise<number>
  readonly telling: Telling
}
