import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Milliseconds } from '../polling.js'

/** The one form of a date that servers may send (RFC 9110, 5.6.7); `Date.parse` alone takes almost any text. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const timeUntil = (date: Milliseconds, now: Milliseconds): Milliseconds => Math.max(0, date - now)

/**
 * The wait that a `retry-after` asks for, in seconds or until a date (RFC 9110, 10.2.3). None if it
 * is neither; 0 for a date that has passed.
 *
 * @param now milliseconds since 1970
 */
export const retryAfterOf =
  (now: Milliseconds) =>
  (header: string): O.Option<Milliseconds> => {
    const text = header.trim()
    if (/^\d+$/.test(text)) return O.some(Number(text) * 1_000)
    return httpDate.test(text)
      ? pipe(
          O.some(Date.parse(text)),
          O.filter(Number.isFinite),
          O.map((date) => timeUntil(date, now)),
        )
      : O.none
  }
