import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Emit } from '../sessions/model/service-event.js'
import { eventMetrics } from './event-metrics.js'
import { logEvent } from './log-event.js'
import type { LogSink } from './logger.js'
import { jsonLogger } from './logger.js'
import type { AnsweredRequest } from './request-metrics.js'
import { requestMetrics } from './request-metrics.js'

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
