import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { resultPath } from './result-path.js'

export type ResultAddressError = { readonly _tag: 'NoCodeInAddress'; readonly address: string }

/** The address of a result's page on a site. */
export const resultAddress = (site: string, code: string): string =>
  site.replace(/\/+$/, '') + resultPath(code)

/**
 * The code in what a customer hands over: a bare code, or a result address with query and fragment;
 * either in <…>, in quotes or percent-encoded. Where that encoding is broken the text stays as it is,
 * so that decoding names its `%` and the place.
 */
export const codeOf = (codeOrAddress: string): E.Either<ResultAddressError, string> => {
  const given = unquoted(codeOrAddress.trim())
  // An address that was encoded as a whole has lost its slashes.
  const text = given.includes('/') ? given : percentDecoded(given)
  return text.includes('/') ? codeInAddress(text) : E.right(text)
}

/** As e-mails write addresses and spreadsheets texts. */
const unquoted = (text: string): string =>
  text.replace(/^(?:<(.*)>|"(.*)"|'(.*)')$/s, '$1$2$3').trim()

const codeInAddress = (address: string): E.Either<ResultAddressError, string> => {
  // The last `/result/` of the path: a site may stand under a path that holds another.
  const code = /(?:^|\/)result\/([^/]+)\/?$/.exec(address.replace(/[?#].*$/s, ''))?.[1]
  return code === undefined
    ? E.left({ _tag: 'NoCodeInAddress', address })
    : E.right(percentDecoded(code))
}

const percentDecoded = (text: string): string =>
  text.includes('%')
    ? pipe(
        E.tryCatch(
          () => decodeURIComponent(text).trim(),
          () => text,
        ),
        E.toUnion,
      )
    : text
