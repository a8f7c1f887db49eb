import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'

/** The codec of an optional field that is not in the specification; `inner` decodes its value. */
export interface Lenient<A> extends t.Type<A | undefined> {
  readonly inner: t.Type<A>
}

/** A codec for fields that other services do not send: invalid values decode as undefined. */
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
