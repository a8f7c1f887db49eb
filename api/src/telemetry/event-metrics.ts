import type { Registry } from 'prom-client'
import { Counter, Histogram } from 'prom-client'
import type { ServiceEvent } from '../sessions/model/service-event.js'

/** Seconds. An analysis takes 0.05 to 20. */
const analysisSeconds = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20]

/** Counts service events. Labels have few values. */
export const eventMetrics = (registry: Registry): ((event: ServiceEvent) => void) => {
  const registers = [registry]
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: ReadonlyArray<Label>
  ) => new Counter<Label>({ name, help, labelNames: [...labelNames], registers })

  const created = counter('kaoiro_sessions_created_total', 'Sessions created.')
  const deleted = counter('kaoiro_sessions_deleted_total', 'Sessions deleted by their clients.')
  const queued = counter('kaoiro_analyses_queued_total', 'Analyses queued.')
  const turnedAway = counter(
    'kaoiro_analyses_turned_away_total',
    'Analyses rejected because the queue or the client’s share was full.',
    'because',
  )
  const ended = counter(
    'kaoiro_analyses_ended_total',
    'Analyses ended, by outcome and by reason of failure.',
    'outcome',
    'reason',
  )
  const seconds = new Histogram({
    name: 'kaoiro_analysis_duration_seconds',
    help: 'Seconds from taking an analysis from the queue to publishing its outcome.',
    buckets: analysisSeconds,
    registers,
  })
  const brokeOff = counter(
    'kaoiro_analyses_broken_off_total',
    'Attempts that failed; the analysis was requeued.',
  )
  const givenUp = counter(
    'kaoiro_analyses_given_up_total',
    'Analyses given up after all attempts failed.',
  )
  const noRoom = counter(
    'kaoiro_photos_turned_away_total',
    'Photos or upload addresses rejected because too many photos were waiting for a request for analysis.',
  )
  const swept = counter(
    'kaoiro_photos_swept_total',
    'Photos removed because no session needed them.',
  )
  const limited = counter(
    'kaoiro_requests_limited_total',
    'Requests rejected by a rate limit.',
    'limit',
  )
  const tasks = counter('kaoiro_task_failures_total', 'Failed runs of background tasks.')

  return (event) => {
    switch (event._tag) {
      case 'SessionCreated':
        created.inc()
        break
      case 'SessionDeleted':
        deleted.inc()
        break
      case 'AnalysisQueued':
        queued.inc()
        break
      case 'PhotoTurnedAway':
        noRoom.inc()
        break
      case 'AnalysisTurnedAway':
        turnedAway.inc({ because: event.because })
        break
      case 'AnalysisEnded':
        ended.inc({ outcome: event.outcome, reason: event.reason ?? 'none' })
        seconds.observe(event.seconds)
        break
      case 'AnalysisBrokeOff':
        brokeOff.inc()
        break
      case 'AnalysisGivenUp':
        givenUp.inc()
        break
      case 'RequestTurnedAway':
        limited.inc({ limit: event.limit })
        break
      case 'TaskFailed':
        tasks.inc()
        break
      case 'Swept':
        swept.inc(event.photos)
        break
    }
  }
}
