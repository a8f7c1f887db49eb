import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { resultAddress } from '@kaoiro/core/result-code/address'

/** The site of a customer's result URL, up to its last `/result/`; none for a bare code or a path. */
export const siteFromAddress = (codeOrAddress: string): O.Option<string> => {
  const text = asAddress(codeOrAddress.trim())
  return pipe(
    URL.canParse(text) ? O.some(new URL(text)) : O.none,
    O.filter(({ protocol }) => /^https?:$/.test(protocol)),
    // A site may have a path of its own; a name and password are left out.
    O.map(({ origin, pathname }) => origin + pathname.replace(/\/result\/[^/]*\/?$/, '')),
  )
}

/** As `extractCode` reads it: without quotes, and decoded if all of it was percent-encoded. */
const asAddress = (text: string): string => {
  const given = text.replace(/^[<"'](.*)[>"']$/s, '$1').trim()
  return given.includes('/') ? given : O.getOrElse(() => given)(percentDecoded(given))
}

const percentDecoded = (text: string): O.Option<string> =>
  O.tryCatch(() => decodeURIComponent(text))

/** A result's address as it is printed: without a scheme. */
export const cardAddress = (site: string, code: string): string =>
  resultAddress(site, code).replace(/^https?:\/\//i, '')
