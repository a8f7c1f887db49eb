/**
 * Three addresses at this limit are 13.5 a second, which two cores can analyse; a shop's visitors, who share one
 * address, may be 240 a minute. docs/limits.md has the calculation.
 */
export const defaultSessionsPerAddress = 45

/** Requests in ten seconds, null for no limit; the next one gets 429. */
export interface RateLimits {
  /** New sessions from one address. A shop's visitors share theirs, and a batch comes from one. */
  readonly sessionsPerAddress: number | null
  /** New sessions from all addresses, on this node. */
  readonly sessionsInAll: number | null
  /** Requests of every kind from one address; if there is a limit, its connections are bounded too. */
  readonly requestsPerAddress: number | null
}

export interface HttpOptions {
  /** The address to listen on: `127.0.0.1` for this machine alone, `0.0.0.0` for its networks. */
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** The built UI; left out, only the API is served. */
  readonly ui?: string
  /** What its build leaves for drawing the cards of links; left out, there are none. */
  readonly cards?: string
  /** How visitors reach this service through a proxy: scheme, host and port. */
  readonly publicUrl?: string
  /** Whether the address and scheme of a request are those that the last proxy noted (X-Forwarded-…). */
  readonly trustProxy: boolean
  /** Other sites whose pages may call the API (CORS). */
  readonly allowedOrigins: ReadonlyArray<string>
  /** None: no limit, for a service that one program has for itself. */
  readonly rateLimits: RateLimits | null
  /** Requests for /metrics must carry it as a bearer token; left out, everybody may read them. */
  readonly metricsToken?: string
}

/** For one program on this machine: any free port, and no rate limits. */
export const privateHttp: HttpOptions = {
  host: '127.0.0.1',
  port: 0,
  trustProxy: false,
  allowedOrigins: [],
  rateLimits: null,
}
