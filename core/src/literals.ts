import * as t from 'io-ts'

/** A codec for a closed list of literals, so that each list is written down once. */
export const literals = <A extends string | number>(
  name: string,
  values: ReadonlyArray<A>,
): t.Type<A> => {
  const is = (u: unknown): u is A => (values as ReadonlyArray<unknown>).includes(u)
  return new t.Type<A>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )
}
