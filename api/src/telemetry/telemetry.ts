import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Emit } from '../sessions/model/service-event.js'
import { eventMetrics } from './event-metrics.js'
import { logEvent } from './log-event.js'
import type { AnsweredRequest } from './request-metrics.js'
import { requestMetrics } from './request-metrics.js'
import { pino } from 'pino'
import { redactError } from './redact-error.js'

/** What a node reports of itself: log lines, and numbers for /metrics. */
export interface Telemetry {
  readonly logger: Logger
  readonly registry: Registry
  readonly emit: Emit
  readonly countRequest: (request: AnsweredRequest) => void
}

export const createTelemetry = (sink: LogSink): Telemetry => {
  const logger = jsonLogger(sink)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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

/** How much a node logs, as pino names it. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export interface LogSink {
  readonly logLevel: LogLevel
  readonly log: (line: string) => void
}

/** Lines of JSON. Fastify's own fields are left out: they hold the address, which may be that of a result. */
const jsonLogger = ({ logLevel, log }: LogSink): Logger =>
  pino(
    {
      level: logLevel,
      // Neither process nor host: the collector of several nodes' logs knows where each line is from.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: redactError, req: () => undefined, res: () => undefined },
    },
    { write: (line: string) => log(line.trimEnd()) },
  )
