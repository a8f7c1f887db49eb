import * as O from 'fp-ts/lib/Option.js'
import type * as T from 'fp-ts/lib/Task.js'

// Policies say how long a call waits for its next attempt. They compose, as in retry-ts.

export type Milliseconds = number

/** The delay before the next attempt, by what has happened so far; none ends the attempts. */
export type Policy<S> = (state: S) => O.Option<Milliseconds>

/** The longest delay of several policies; none if one of them ends the attempts. */
export function all<S>(...policies: ReadonlyArray<Policy<S>>): Policy<S> {
  return (state) =>
    policies.reduce<O.Option<Milliseconds>>(
      (longest, policy) =>
        O.flatMap(longest, (one) => O.map((other: number) => Math.max(one, other))(policy(state))),
      O.some(0),
    )
}

/** Adds no delay, and ends the attempts once the condition no longer holds. */
export function whilst<S>(holds: (state: S) => boolean): Policy<S> {
  return (state) => (holds(state) ? O.some(0) : O.none)
}

/** Shortens longer delays. */
export function capped<S>(max: Milliseconds, policy: Policy<S>): Policy<S> {
  return (state) => O.map((delay: Milliseconds) => Math.min(max, delay))(policy(state))
}

export interface Attempts<S> {
  readonly policy: Policy<S>
  /** Makes one attempt and returns the new state. */
  readonly attempt: (state: S) => T.Task<S>
  readonly wait: (delay: Milliseconds, state: S) => T.Task<void>
  /** Asked before and after each wait; once it is true, no further attempt is made. */
  readonly cancelled: () => boolean
}

/** Repeats an attempt until the policy ends it, and returns the last state. */
export function repeating<S>({ policy, attempt, wait, cancelled }: Attempts<S>) {
  return (start: S): T.Task<S> =>
    async () => {
      for (let state = start; ; state = await attempt(state)()) {
        const delay = policy(state)
        if (O.isNone(delay) || cancelled()) return state
        await wait(delay.value, state)()
        if (cancelled()) return state
      }
    }
}

/** The delay before poll number `attempt` (from 0). */
export type PollingPolicy = Policy<number>

/** The specification's schedule: 3 s, then 1 s for five polls, then 3 s each. It never ends. */
export function schedule(attempt: number): Milliseconds {
  return attempt >= 1 && attempt <= 5 ? 1_000 : 3_000
}

/** The time from the start of the analysis to poll number `attempt` (from 0) under `schedule`. */
const pollTime = (attempt: number): Milliseconds =>
  3_000 + Math.min(attempt, 5) * 1_000 + Math.max(0, attempt - 5) * 3_000

/** `schedule` with an end: no poll later than `max` after the start of the analysis. */
export function scheduleWithin(max: Milliseconds): PollingPolicy {
  return all(
    whilst((attempt) => pollTime(attempt) <= max),
    (attempt) => O.some(schedule(attempt)),
  )
}

/** Five minutes in all: 103 polls. */
export const defaultPolling: PollingPolicy = scheduleWithin(5 * 60_000)

/** For batches: a photo that waits in a long queue is not lost. One hour in all. */
export const patientPolling: PollingPolicy = scheduleWithin(60 * 60_000)
