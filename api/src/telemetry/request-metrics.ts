import type { Registry } from 'prom-client'
import { Histogram } from 'prom-client'

export interface AnsweredRequest {
  readonly method: string
  /** The pattern of its route; undefined if no route has its address. */
  readonly route: string | undefined
  readonly status: number
  readonly seconds: number
}

/** Seconds: most calls take a few milliseconds; an upload may take 30 s to come. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The methods that the service answers; a client may send some thirty others. */
const methods: ReadonlyArray<string> = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

export const requestMetrics = (registry: Registry): ((request: AnsweredRequest) => void) => {
  const duration = new Histogram({
    name: 'kaoiro_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers: [registry],
  })
  return ({ method, route, status, seconds }) =>
    duration.observe(
      {
        method: methods.includes(method) ? method : 'other',
        route: route ?? 'other',
        status,
      },
      seconds,
    )
}
