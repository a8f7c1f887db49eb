import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/** A codec for values that a guard recognises; encoding does not change them. */
export function guardCodec<A>(name: string, is: (u: unknown) => u is A): t.Type<A> {
  return new t.Type<A>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )
}

/** A codec for a closed list of literals. */
export function literals<A extends string | number>(
  name: string,
  values: ReadonlyArray<A>,
): t.Type<A> {
  return guardCodec(name, (u): u is A => (values as ReadonlyArray<unknown>).includes(u))
}

/** The codec of an optional field that is not in the specification; `inner` decodes its value. */
export interface Lenient<A> extends t.Type<A | undefined> {
  readonly inner: t.Type<A>
}

/** A codec for fields that other services do not send: invalid values decode as undefined. */
export function lenient<A>(inner: t.Type<A>): Lenient<A> {
  return Object.assign(
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
}

export const isLenient = (codec: t.Mixed): codec is Lenient<unknown> => 'inner' in codec

/** A time in the format of RFC 3339, in UTC or with an offset: `2026-11-22T14:03:00Z`. */
const format = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

export const Timestamp = guardCodec(
  'Timestamp',
  (u): u is string => typeof u === 'string' && format.test(u) && !Number.isNaN(Date.parse(u)),
)

/** A part of a whole: 0 to 1. */
export const Share = guardCodec(
  'Share',
  (u): u is number => typeof u === 'number' && u >= 0 && u <= 1,
)

/** 0 to 100. */
export const Percent = guardCodec(
  'Percent',
  (u): u is number => typeof u === 'number' && u >= 0 && u <= 100,
)
