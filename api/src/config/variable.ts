import * as t from 'io-ts'
import type { TextCodec } from './codecs.js'

/** The documentation of a variable, for docs/running.md and for error messages. */
interface About {
  /** A sentence. */
  readonly help: string
  /** The default, in words. */
  readonly otherwise: string
  /** Whether its value must not be shown. */
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
    new t.Type<A, unknown>(
      codec.name,
      codec.is,
      (text, context) => (isSet(text) ? codec.validate(text, context) : t.success(byDefault)),
      t.identity,
    ),
    { help, otherwise, isSecret: false },
  )

/** A variable that may be left out. @param otherwise the default, in words */
export const optional = <A>(
  codec: TextCodec<A>,
  otherwise: string,
  help: string,
  isSecret = false,
): Variable<A | undefined> =>
  Object.assign(
    new t.Type<A | undefined, unknown>(
      codec.name,
      (value): value is A | undefined => value === undefined || codec.is(value),
      (text, context) => (isSet(text) ? codec.validate(text, context) : t.success(undefined)),
      t.identity,
    ),
    { help, otherwise, isSecret },
  )
