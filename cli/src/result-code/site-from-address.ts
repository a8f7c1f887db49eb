import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'

/** The site of a result URL: the part before its last `/result/`. None for a bare code or a path. */
export const siteFromAddress = (codeOrAddress: string): O.Option<string> => {
  const text = asAddress(codeOrAddress.trim())
  return pipe(
    URL.canParse(text) ? O.some(new URL(text)) : O.none,
    O.filter(({ protocol }) => /^https?:$/.test(protocol)),
    // Keeps a path before `/result/`, and removes user and password.
    O.map(({ origin, pathname }) => origin + pathname.replace(/\/result\/[^/]*\/?$/, '')),
  )
}

/** Removes quotes and percent-encoding, as `extractCode` does. */
const asAddress = (text: string): string => {
  const given = text.replace(/^[<"'](.*)[>"']$/s, '$1').trim()
  return given.includes('/') ? given : O.getOrElse(() => given)(percentDecoded(given))
}

const percentDecoded = (text: string): O.Option<string> =>
  O.tryCatch(() => decodeURIComponent(text))
