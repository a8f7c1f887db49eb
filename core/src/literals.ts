import type * as t from 'io-ts'
import { guardCodec } from './guard-codec.js'

/** A codec for a closed list of literals, so that each list is written down once. */
export const literals = <A extends string | number>(
  name: string,
  values: ReadonlyArray<A>,
): t.Type<A> => guardCodec(name, (u): u is A => (values as ReadonlyArray<unknown>).includes(u))
