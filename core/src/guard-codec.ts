import * as t from 'io-ts'

/** A codec for values that a guard can tell and that stand on the wire as they are. */
export const guardCodec = <A>(name: string, is: (u: unknown) => u is A): t.Type<A> =>
  new t.Type<A>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )
