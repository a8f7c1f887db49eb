import type { Logger } from 'pino'
import type { ServiceEvent } from '../sessions/model/service-event.js'

type Level = 'debug' | 'info' | 'warn' | 'error'

/** Events that the log line of their request already shows are logged at `debug`. */
const lines: Readonly<Record<ServiceEvent['_tag'], readonly [Level, message: string]>> = {
  SessionCreated: ['debug', 'session created'],
  SessionDeleted: ['debug', 'session deleted'],
  PhotoStored: ['debug', 'photo stored'],
  PageSent: ['debug', 'page sent'],
  AnalysisQueued: ['debug', 'analysis queued'],
  PhotoTurnedAway: ['info', 'photo rejected: too many wait for a request for analysis'],
  AnalysisTurnedAway: ['info', 'analysis rejected'],
  AnalysisEnded: ['info', 'analysis ended'],
  AnalysisBrokeOff: ['warn', 'analysis failed, requeued'],
  AnalysisGivenUp: ['error', 'analysis given up after three tries'],
  UnknownJobsWaiting: ['warn', 'jobs wait for a worker of another version: start one'],
  RequestTurnedAway: ['debug', 'request rejected by a rate limit'],
  Swept: ['info', 'swept'],
  NormsDrifted: [
    'warn',
    'colours left the norms: was a lamp or camera changed? If so, make new norms from the days since',
  ],
  TaskFailed: ['error', 'task failed, will be retried'],
}

export const logEvent =
  (logger: Logger) =>
  (event: ServiceEvent): void => {
    const [level, message] = lines[event._tag]
    const { _tag, error: err, ...fields } = { error: undefined, ...event }
    // A sweep runs twice a minute, mostly without effect.
    const isIdle = event._tag === 'Swept' && event.photos + event.sessions === 0
    logger[isIdle ? 'debug' : level]({ ...fields, ...(err === undefined ? {} : { err }) }, message)
  }
