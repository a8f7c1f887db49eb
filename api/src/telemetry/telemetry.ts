import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Logger } from 'pino'
import { pino } from 'pino'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { traceFields } from '../concurrency/trace.js'
import type { Emit } from '../sessions/model/service-event.js'
import { eventMetrics } from './event-metrics.js'
import { logEvent, redactError } from './log-event.js'

/** Logs and metrics of a node. */
export interface Telemetry {
  readonly logger: Logger
  readonly registry: Registry
  readonly emit: Emit
  readonly countRequest: (request: AnsweredRequest) => void
}

export function createTelemetry(sink: LogSink): Telemetry {
  const logger = jsonLogger(sink)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addBuildInfo(registry)
  const log = logEvent(logger)
  const count = eventMetrics(registry)
  return {
    logger,
    registry,
    emit: (event) => {
      log(event)
      count(event)
    },
    countRequest: requestMetrics(registry),
  }
}

const PackageFile = t.type({ version: t.string })

/** The version in this package's own file, which the compiled service has, too. */
const addBuildInfo = (registry: Registry): void => {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const own = PackageFile.decode(JSON.parse(file))
  const version = isLeft(own) ? 'unknown' : own.right.version
  new Gauge({
    name: 'kaoiro_build_info',
    help: 'Always 1. The version of Kaoiro; that of Node is in nodejs_version_info.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

interface LogSink {
  readonly logLevel: LogLevel
  readonly log: (line: string) => void
}

/** A JSON logger. Omits Fastify's fields `req` and `res`, since the URL may contain a result. */
const jsonLogger = ({ logLevel, log }: LogSink): Logger =>
  pino(
    {
      level: logLevel,
      // No process id or host name: log collectors add them.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceFields,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: redactError, req: () => undefined, res: () => undefined },
    },
    { write: (line: string) => log(line.trimEnd()) },
  )

interface AnsweredRequest {
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

function requestMetrics(registry: Registry): (request: AnsweredRequest) => void {
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
