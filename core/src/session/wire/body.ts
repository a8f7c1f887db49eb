import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'

export function parseJson(text: string): E.Either<'not JSON', unknown> {
  return E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => 'not JSON',
  )
}

/** Bodies are accepted bare or wrapped as `{ "data": … }`. */
export function unwrap(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'data' in json ? json.data : json
}

/** The path of the first field that does not match its codec: `result.face_type.level.face_line`. */
export function firstErrorPath([first]: t.Errors): string {
  return (
    (first?.context ?? [])
      .map(({ key }) => key)
      // The members of an intersection have numbers as keys.
      .filter((key) => key !== '' && !/^\d+$/.test(key))
      .join('.')
  )
}
