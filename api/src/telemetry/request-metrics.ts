import type { Registry } from 'prom-client'
import { Histogram } from 'prom-client'

export interface AnsweredRequest {
  readonly method: string
  /** The route pattern; undefined for an unknown URL. */
  readonly route: string | undefined
  readonly status: number
  readonly seconds: number
}

/** Histogram buckets in seconds. Most calls take a few milliseconds, an upload up to 30 s. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Methods that are labels; all others, which clients may send, share the label `other`. */
const methods: ReadonlyArray<string> = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

export const requestMetrics = (registry: Registry): ((request: AnsweredRequest) => void) => {
  const duration = new Histogram({
    name: 'kaoiro_http_request_duration_seconds',
    help: 'Seconds from the headers of a request to the end of its answer.',
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
