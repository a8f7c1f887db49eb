import * as R from 'fp-ts/lib/Record.js'
import type { Registry } from 'prom-client'
import { Counter, Histogram } from 'prom-client'
import type { ServiceEvent, Page } from '../sessions/model/service-event.js'

/** Histogram buckets in seconds. An analysis takes 0.05 to 20. */
const analysisSeconds = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20]

/** The counter of each event: name, help and labels. A label must have few values. */
const counters: Readonly<
  Record<ServiceEvent['_tag'], readonly [name: string, help: string, ...labels: Array<string>]>
> = {
  SessionCreated: ['kaoiro_sessions_created_total', 'Sessions created.'],
  SessionDeleted: ['kaoiro_sessions_deleted_total', 'Sessions deleted by their clients.'],
  PhotoStored: ['kaoiro_photos_stored_total', 'Photos stored in the service’s own bucket.'],
  PageSent: [
    'kaoiro_pages_sent_total',
    'Pages and preview images sent, by kind; requests of robots are included.',
    'page',
  ],
  AnalysisQueued: ['kaoiro_analyses_queued_total', 'Analyses queued.'],
  AnalysisTurnedAway: [
    'kaoiro_analyses_turned_away_total',
    'Analyses rejected because the queue or the client’s share was full.',
    'because',
  ],
  AnalysisEnded: [
    'kaoiro_analyses_ended_total',
    'Analyses ended, by outcome and by reason of failure.',
    'outcome',
    'reason',
  ],
  AnalysisBrokeOff: [
    'kaoiro_analyses_broken_off_total',
    'Attempts that failed; the analysis was requeued.',
  ],
  AnalysisGivenUp: [
    'kaoiro_analyses_given_up_total',
    'Analyses given up after all attempts failed.',
  ],
  UnknownJobsWaiting: [
    'kaoiro_unknown_jobs_found_total',
    'Times that this node found jobs waiting which only a worker of another version can read.',
  ],
  PhotoTurnedAway: [
    'kaoiro_photos_turned_away_total',
    'Photos or upload addresses rejected because too many photos were waiting for a request for analysis.',
  ],
  Swept: ['kaoiro_photos_swept_total', 'Photos removed because no session needed them.'],
  RequestTurnedAway: [
    'kaoiro_requests_limited_total',
    'Requests rejected by a rate limit.',
    'limit',
  ],
  NormsDrifted: [
    'kaoiro_norms_drifted_days_total',
    'Days on which the colours of photos left the norms by more than chance.',
  ],
  TaskFailed: ['kaoiro_task_failures_total', 'Failed runs of background tasks.'],
}

const labelsOf = (event: ServiceEvent): Readonly<Record<string, string>> => {
  switch (event._tag) {
    case 'AnalysisTurnedAway':
      return { because: event.because }
    case 'AnalysisEnded':
      return { outcome: event.outcome, reason: event.reason ?? 'none' }
    case 'PageSent':
      return { page: event.page }
    case 'RequestTurnedAway':
      return { limit: event.limit }
    default:
      return {}
  }
}

export function eventMetrics(registry: Registry): (event: ServiceEvent) => void {
  const registers = [registry]
  const made = R.map(
    ([name, help, ...labelNames]: (typeof counters)['Swept']) =>
      new Counter({ name, help, labelNames, registers }),
  )(counters)
  const seconds = new Histogram({
    name: 'kaoiro_analysis_duration_seconds',
    help: 'Seconds from taking an analysis from the queue to publishing its outcome.',
    buckets: analysisSeconds,
    registers,
  })
  const countStep = funnelMetric(registry)
  return (event) => {
    countStep(event)
    made[event._tag].inc(labelsOf(event), event._tag === 'Swept' ? event.photos : 1)
    if (event._tag === 'AnalysisEnded') seconds.observe(event.seconds)
  }
}

/** The steps of visits that a service sees, in the order of a visit. Later ones may follow a link instead. */
const steps = [
  'first-screen',
  'session',
  'photo',
  'analysis',
  'result',
  'failed',
  'result-opened',
  'card',
] as const

type FunnelStep = (typeof steps)[number]

const pageSteps: Readonly<Record<Page, FunnelStep | null>> = {
  'first-screen': 'first-screen',
  result: 'result-opened',
  comparison: null,
  card: 'card',
}

interface Counted {
  readonly step: FunnelStep
  /** Why an analysis failed; `none` for other steps. */
  readonly reason: string
}

const counted = (step: FunnelStep | null, reason = 'none'): Counted | null =>
  step === null ? null : { step, reason }

const stepOf = (event: ServiceEvent): Counted | null => {
  switch (event._tag) {
    case 'PageSent':
      return counted(pageSteps[event.page])
    case 'SessionCreated':
      return counted('session')
    case 'PhotoStored':
      return counted('photo')
    case 'AnalysisQueued':
      return counted('analysis')
    case 'AnalysisEnded':
      return event.outcome === 'Completed'
        ? counted('result')
        : counted('failed', event.reason ?? 'none')
    // Its client gets this reason.
    case 'AnalysisGivenUp':
      return counted('failed', 'internal-error')
    default:
      return null
  }
}

/** Counts the steps of visits in one metric. Returns the function that counts an event. */
function funnelMetric(registry: Registry): (event: ServiceEvent) => void {
  const counter = new Counter({
    name: 'kaoiro_visit_steps_total',
    help: 'Steps of visits that the service sees, and reasons of failed analyses.',
    labelNames: ['step', 'reason'],
    registers: [registry],
  })
  // `increase` needs a first sample of zero.
  for (const step of steps) if (step !== 'failed') counter.inc({ step, reason: 'none' }, 0)
  return (event) => {
    const step = stepOf(event)
    if (step !== null) counter.inc({ ...step })
  }
}
