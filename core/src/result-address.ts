import * as E from 'fp-ts/lib/Either.js'
import { resultPath } from './result-path.js'

export type ResultAddressError = { readonly _tag: 'NoCodeInAddress'; readonly address: string }

/** The address of a result's page on a site. */
export const resultAddress = (site: string, code: string): string =>
  site.replace(/\/+$/, '') + resultPath(code)

/** The code in what a customer hands over: a bare code, or a result address with query and fragment. */
export const codeOf = (codeOrAddress: string): E.Either<ResultAddressError, string> => {
  const text = codeOrAddress.trim()
  if (!text.includes('/')) return E.right(text)
  // The last `/result/` of the path: a site may stand under a path that holds another.
  const code = /(?:^|\/)result\/([^/]+)\/?$/.exec(text.replace(/[?#].*$/s, ''))?.[1]
  return code === undefined ? E.left({ _tag: 'NoCodeInAddress', address: text }) : E.right(code)
}
