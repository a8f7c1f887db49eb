import * as O from 'fp-ts/lib/Option.js'

export type Milliseconds = number

/** The delay before poll number `attempt` (from 0); `none` ends the polling. */
export type PollingPolicy = (attempt: number) => O.Option<Milliseconds>

/** The specification's schedule: 3 s, then 1 s for five polls, then 3 s each. It never ends. */
export function schedule(attempt: number): Milliseconds {
  return attempt >= 1 && attempt <= 5 ? 1_000 : 3_000
}

/** The time from the start of the analysis to poll number `attempt` (from 0) under `schedule`. */
const pollTime = (attempt: number): Milliseconds =>
  3_000 + Math.min(attempt, 5) * 1_000 + Math.max(0, attempt - 5) * 3_000

/** `schedule` with an end: no poll later than `max` after the start of the analysis. */
export function scheduleWithin(max: Milliseconds): PollingPolicy {
  return (attempt) => (pollTime(attempt) <= max ? O.some(schedule(attempt)) : O.none)
}

/** Five minutes in all: 103 polls. */
export const defaultPolling: PollingPolicy = scheduleWithin(5 * 60_000)

/** For batches: a photo that waits in a long queue is not lost. One hour in all. */
export const patientPolling: PollingPolicy = scheduleWithin(60 * 60_000)
