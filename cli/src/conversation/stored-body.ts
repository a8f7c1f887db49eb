import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/**
 * A body's text as a recording holds it, so that readers of the file understand it: an object or a list
 * as itself, any other text, also `1` and `"x"`, as it is.
 */
export const storedBody = (text: string): unknown =>
  pipe(
    E.tryCatch(
      () => JSON.parse(text) as unknown,
      () => text,
    ),
    E.filterOrElse(isStructure, () => text),
    E.filterOrElse(isKept, () => text),
    E.toUnion,
  )

/** The text of a stored body: the original, or one that is equal as JSON. */
export const bodyText = (stored: unknown): string => {
  if (stored === undefined) return ''
  return typeof stored === 'string' ? stored : JSON.stringify(stored)
}

const isStructure = (json: unknown): boolean => typeof json === 'object' && json !== null

/** `1e999` is read as a number that JSON cannot write, and V8 writes no list that is too deep. */
const isKept = (json: unknown): boolean => {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(json)), json)
  } catch {
    return false
  }
}
