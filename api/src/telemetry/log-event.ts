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

export function logEvent(logger: Logger): (event: ServiceEvent) => void {
  return (event) => {
    const [level, message] = lines[event._tag]
    const { _tag, error: err, ...fields } = { error: undefined, ...event }
    // A sweep runs twice a minute, mostly without effect.
    const isIdle = event._tag === 'Swept' && event.photos + event.sessions === 0
    logger[isIdle ? 'debug' : level]({ ...fields, ...(err === undefined ? {} : { err }) }, message)
  }
}

export interface RedactedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
}

/** Matches session ids, which occur in the file names and keys of errors. */
const sessionId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

export const hasSessionId = (text: string): boolean => text.search(sessionId) >= 0

const withoutSession = (text: string): string => text.replace(sessionId, '[session]')

/** The fields of an error that may be logged. Database errors have further fields, which contain query values. */
export function redactError(error: unknown): RedactedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: withoutSession(String(error)) }
  const { name, message, stack } = error
  return {
    name,
    message: withoutSession(message),
    ...(stack === undefined ? {} : { stack: withoutSession(stack) }),
  }
}
