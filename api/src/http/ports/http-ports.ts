import type { Option } from 'fp-ts/lib/Option.js'
import type { Drift, PlaceSums } from '@kaoiro/analyser/colour'
import type { CheckUpload } from '../../sessions/model/upload-address.js'
import type { Upload } from '../../sessions/photos/uploads.js'
import type { Sessions } from '../../sessions/sessions.js'
import type { Telemetry } from '../../telemetry/telemetry.js'
import type { Cards, DrawLightCard } from './cards.js'
import type { DrawPage } from './pages.js'
import type { CurrentSite } from './site.js'

/** The parts of the service that HTTP needs. */
export interface HttpPorts {
  readonly sessions: Sessions
  /** The client id of a visitor's address. The queue is shared fairly among clients. */
  readonly clientIdOf: (address: string | undefined) => string
  /** Undefined if photos are uploaded to an external bucket. */
  readonly upload?: Upload
  /** Checks an upload address before the photo is read. `upload` checks it again. */
  readonly checkUpload?: CheckUpload
  /** The origin of the external bucket. */
  readonly bucketOrigin?: string
  /** Rejects if the node cannot process a new session now. */
  readonly ready: () => Promise<void>
  /** The number of sessions waiting for their analysis. */
  readonly waiting: () => Promise<number>
  /** Bytes reserved for photos before their analysis is requested. */
  readonly pendingBytes: () => Promise<number>
  /** How far the colours of today's photos are from the norms; none if they are too few. */
  readonly drift: () => Promise<Option<Drift>>
  /** The sums of colours from a day on. */
  readonly sumsSince: (day: string) => Promise<PlaceSums>
  /** The current site. Undefined when no UI is served. */
  readonly site?: CurrentSite
  /** Undefined when no UI is served. */
  readonly drawPage?: DrawPage
  /** Undefined when no cards are drawn. */
  readonly cards?: Cards
  /** Undefined when no UI is served. */
  readonly lightCard?: DrawLightCard
  readonly telemetry: Telemetry
}
