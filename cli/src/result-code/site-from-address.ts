import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'

/** The site of the first result address in a text: the part before its last `/result/`. None for a bare code or a path. */
export const siteFromAddress = (text: string): O.Option<string> => {
  const found = address.exec(/\/result\//i.test(text) ? text : percentDecoded(text))?.[0] ?? ''
  // Removes user and password.
  return pipe(
    URL.canParse(found) ? O.some(new URL(found)) : O.none,
    O.map(({ origin, pathname }) => origin + pathname.replace(/\/$/, '')),
  )
}

const address = /https?:\/\/[^\s?#"'<>]+(?=\/result\/)/i

const percentDecoded = (text: string): string =>
  O.getOrElse(() => text)(O.tryCatch(() => decodeURIComponent(text)))
