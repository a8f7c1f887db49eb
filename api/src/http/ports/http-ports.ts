import type { Option } from 'fp-ts/lib/Option.js'
import type { Drift, PlaceSums } from '@kaoiro/analyser/colour'
import type { FurnishedStore } from '@kaoiro/store/read'
import type { Cards, DrawLightCard, DrawPage, CurrentSite } from './site.js'
import type { Upload } from '../../sessions/photos/uploads.js'
import type { CheckUpload } from '../../sessions/ports/photo-bucket.js'
import type { ResultShare } from '../../sessions/analysis/result-shares.js'
import type { Sessions } from '../../sessions/sessions.js'
import type { Telemetry } from '../../telemetry/telemetry.js'

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
  /** Yesterday's shares of seasons and patterns; empty without enough results. */
  readonly shares: () => Promise<ReadonlyArray<ResultShare>>
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

/**
 * Three addresses at this limit create 13.5 sessions a second, which two cores can analyse. A busy shop, where 240
 * visitors a minute share one address, needs 40 sessions in ten seconds. See docs/limits.md.
 */
export const defaultSessionsPerAddress = 45

/** Maximum requests in ten seconds; null for no limit. */
export interface RateLimits {
  /** New sessions from one address. Visitors of a shop may share one. */
  readonly sessionsPerAddress: number | null
  /** New sessions from all addresses on this node. */
  readonly sessionsInAll: number | null
  /** All requests from one address. If not null, the number of connections from one address is limited, too. */
  readonly requestsPerAddress: number | null
}

export interface HttpOptions {
  /** The address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for its networks. */
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** The folder of the built UI. If undefined, only the API is served. */
  readonly ui?: string
  /** The card renderer built with the UI. If undefined, cards are disabled. */
  readonly cards?: string
  /** The store of the site. If undefined, the one that the UI was built with. */
  readonly store?: FurnishedStore
  /** The address that visitors use, with the path if the site is not at the root of its host. */
  readonly publicUrl?: string
  /** Whether to trust X-Forwarded-… headers of the last proxy. */
  readonly trustProxy: boolean
  /** Other sites that may call the API (CORS). */
  readonly allowedOrigins: ReadonlyArray<string>
  /** Sites that may show this site in an iframe. */
  readonly embedOrigins: ReadonlyArray<string>
  /** Null for no limits: for a service that one program starts for its own use. */
  readonly rateLimits: RateLimits | null
  /** The bearer token that /metrics and /metrics/norms require. Without it, everybody may read them. */
  readonly metricsToken?: string
}

/** For one program on this machine: a free port, no rate limits. */
export const privateHttp: HttpOptions = {
  host: '127.0.0.1',
  port: 0,
  trustProxy: false,
  allowedOrigins: [],
  embedOrigins: [],
  rateLimits: null,
}
