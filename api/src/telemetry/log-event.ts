import type { Logger } from 'pino'
import type { ServiceEvent } from '../sessions/model/service-event.js'

interface Line {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly message: string
  readonly fields?: Readonly<Record<string, unknown>>
}

export const logEvent =
  (logger: Logger) =>
  (event: ServiceEvent): void => {
    const { level, message, fields = {} } = lineOf(event)
    logger[level](fields, message)
  }

/** Events that the request's own line already shows are logged at `debug`. */
const lineOf = (event: ServiceEvent): Line => {
  switch (event._tag) {
    case 'SessionCreated':
      return { level: 'debug', message: 'session created' }
    case 'SessionDeleted':
      return { level: 'debug', message: 'session deleted' }
    case 'AnalysisQueued':
      return { level: 'debug', message: 'analysis queued' }
    case 'PhotoTurnedAway':
      return {
        level: 'info',
        message: 'photo rejected: too many wait for a request for analysis',
      }
    case 'AnalysisTurnedAway':
      return { level: 'info', message: 'analysis rejected', fields: { because: event.because } }
    case 'AnalysisEnded': {
      const { outcome, reason, seconds } = event
      return { level: 'info', message: 'analysis ended', fields: { outcome, reason, seconds } }
    }
    case 'AnalysisBrokeOff':
      return { level: 'warn', message: 'analysis failed, requeued', fields: { err: event.error } }
    case 'AnalysisGivenUp':
      return { level: 'error', message: 'analysis given up after three tries' }
    case 'RequestTurnedAway':
      return {
        level: 'debug',
        message: 'request rejected by a rate limit',
        fields: { limit: event.limit },
      }
    case 'Swept': {
      const { photos, sessions } = event
      // Runs twice a minute, mostly without effect.
      const level = photos + sessions > 0 ? 'info' : 'debug'
      return { level, message: 'swept', fields: { photos, sessions } }
    }
    case 'TaskFailed': {
      const { task, error } = event
      return {
        level: 'error',
        message: 'task failed, will be retried',
        fields: { task, err: error },
      }
    }
  }
}
