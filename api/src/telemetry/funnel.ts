import type { Registry } from 'prom-client'
import { Counter } from 'prom-client'
import type { Page, ServiceEvent } from '../sessions/model/service-event.js'

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
export const funnelMetric = (registry: Registry): ((event: ServiceEvent) => void) => {
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
