import * as t from 'io-ts'

/** A codec for values that a guard recognises; encoding does not change them. */
export const guardCodec = <A>(name: string, is: (u: unknown) => u is A): t.Type<A> =>
  new t.Type<A>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )

/** A codec for a closed list of literals. */
export const literals = <A extends string | number>(
  name: string,
  values: ReadonlyArray<A>,
): t.Type<A> => guardCodec(name, (u): u is A => (values as ReadonlyArray<unknown>).includes(u))
