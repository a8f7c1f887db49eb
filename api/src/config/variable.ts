import * as t from 'io-ts'
import type { TextCodec } from './codecs.js'

/** What is written about a variable, for its reader and for its faults. */
interface About {
  /** A sentence. */
  readonly help: string
  /** What holds where it is not set, in words. */
  readonly otherwise: string
  /** Whether its value may stand in no line. */
  readonly isSecret: boolean
}

/** A variable of the environment: a codec of its text, and what is written about it. */
export type Variable<A> = t.Type<A, unknown> & About

/** An empty variable is one that is not set. */
export const isSet = (text: unknown): text is string => typeof text === 'string' && text !== ''

/** A variable with a default. */
export const variable = <A>(
  codec: TextCodec<A>,
  byDefault: A,
  help: string,
  otherwise = String(byDefault),
): Variable<A> =>
  Object.assign(
    new t.Type<A, unknown, unknown>(
      codec.name,
      codec.is,
      (text, context) => (isSet(text) ? codec.validate(text, context) : t.success(byDefault)),
      t.identity,
    ),
    { help, otherwise, isSecret: false },
  )

/** A variable that may be left out; `otherwise`: what holds then. */
export const optional = <A>(
  codec: TextCodec<A>,
  otherwise: string,
  help: string,
  isSecret = false,
): Variable<A | undefined> =>
  Object.assign(
    new t.Type<A | undefined, unknown, unknown>(
      codec.name,
      (value): value is A | undefined => value === undefined || codec.is(value),
      (text, context) => (isSet(text) ? codec.validate(text, context) : t.success(undefined)),
      t.identity,
    ),
    { help, otherwise, isSecret },
  )
