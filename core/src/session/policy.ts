import * as O from 'fp-ts/lib/Option.js'
import type * as T from 'fp-ts/lib/Task.js'
import type { Milliseconds } from './polling.js'

// Policies say how long a call waits for its next attempt. They compose, as in retry-ts.

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
