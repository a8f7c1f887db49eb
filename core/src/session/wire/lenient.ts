import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'

/** The codec of an addition to the specification, and of what it is if it is sent. */
export interface Lenient<A> extends t.Type<A | undefined> {
  readonly inner: t.Type<A>
}

/** A codec for what other services do not send: whatever does not decode counts as not sent. */
export const lenient = <A>(inner: t.Type<A>): Lenient<A> =>
  Object.assign(
    new t.Type<A | undefined>(
      `Lenient<${inner.name}>`,
      (u): u is A | undefined => u === undefined || inner.is(u),
      (u, context) =>
        pipe(
          inner.validate(u, context),
          E.orElse((): t.Validation<A | undefined> => t.success(undefined)),
        ),
      (a) => (a === undefined ? undefined : inner.encode(a)),
    ),
    { inner },
  )

export const isLenient = (codec: t.Mixed): codec is Lenient<unknown> => 'inner' in codec
