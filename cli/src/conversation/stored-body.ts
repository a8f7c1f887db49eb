import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/** The recorded form of a body. Objects and lists are stored as JSON, to be readable; all other text, even `1`
 * and `"x"`, is stored as a string.
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

/** The text of a recorded body: the original, or equivalent JSON. */
export const bodyText = (stored: unknown): string => {
  if (stored === undefined) return ''
  return typeof stored === 'string' ? stored : JSON.stringify(stored)
}

const isStructure = (json: unknown): boolean => typeof json === 'object' && json !== null

/** False for JSON that does not survive a round trip: `1e999`, or lists too deep for V8 to stringify. */
const isKept = (json: unknown): boolean => {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(json)), json)
  } catch {
    return false
  }
}
