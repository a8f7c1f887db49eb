import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Emit } from '../sessions/model/service-event.js'
import { eventMetrics } from './event-metrics.js'
import { logEvent } from './log-event.js'
import type { AnsweredRequest } from './request-metrics.js'
import { requestMetrics } from './request-metrics.js'
import { pino } from 'pino'
import { redactError } from './redact-error.js'

/** Logs and metrics of a node. */
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

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export interface LogSink {
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
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: redactError, req: () => undefined, res: () => undefined },
    },
    { write: (line: string) => log(line.trimEnd()) },
  )
