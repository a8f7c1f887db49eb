import { schedule } from '@kaoiro/core/session/polling'

export interface Seen {
  /** Milliseconds from the start of polling until the end is known. */
  readonly wait: number
  readonly polls: number
}

/**
 * When a visitor learns of an end, under the specification's schedule: by the first poll after it.
 *
 * @param ended milliseconds from the start of polling
 * @param answer milliseconds until a poll is answered; the next one is timed from then
 */
export const waitUntilSeen = (ended: number, answer: number): Seen => {
  let wait = 0
  for (let polls = 0; ; polls++) {
    const asked = wait + schedule(polls)
    wait = asked + answer
    if (asked >= ended) return { wait, polls: polls + 1 }
  }
}
