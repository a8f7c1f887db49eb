import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { resultPath } from './path.js'

export type ResultAddressError = { readonly _tag: 'NoCodeInAddress'; readonly address: string }

/** The address of a result's page on a site. */
export const resultAddress = (site: string, code: string): string =>
  site.replace(/\/+$/, '') + resultPath(code)

/**
 * The code in what a customer hands over, as mails, chats and spreadsheets write it: a bare code, or a
 * result address with query and fragment, alone or within a text; percent-encoded, full-width, in
 * brackets or quotes, with invisible characters. What is inside a code stays, and if an encoding
 * is broken all of it, so that decoding names the character and its place.
 */
export const extractCode = (given: string): E.Either<ResultAddressError, string> => {
  const plain = withSlashes(given, '/result/')
  return plain.includes('/') ? codeInAddress(plain) : E.right(withoutEnds(plain))
}

/** The two codes of a comparison's address, alone or within a text; none if there is no such address. */
export const codesOfComparison = (given: string): ReadonlyArray<string> => {
  const address = withSlashes(given, '/compare/').replace(afterCode, '')
  const found = /(?:^|[^\dA-Za-z])compare\/([\dA-Za-z]+)\/([\dA-Za-z]+)/.exec(address)
  return found === null ? [] : found.slice(1)
}

/** An address that was encoded as a whole, or is a part of another one's query, has lost its slashes. */
const withSlashes = (given: string, path: string): string => {
  const text = visible(given)
  return text.includes(path) ? text : percentDecoded(text)
}

/** Full-width letters as plain ones (NFKC), and without what cannot be seen (Unicode: Cf). */
const visible = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Without the brackets, quotes and stops around it; a percent sign is of an encoding. */
const withoutEnds = (text: string): string =>
  text.replace(
    /^(?:(?!%)[\p{P}\p{S}\s])+(?=[\dA-Za-z])|(?<=[\dA-Za-z])(?:(?!%)[\p{P}\p{S}\s])+$/gu,
    '',
  )

/** Query and fragment of a result's address: they may hold another address. */
const afterCode = /(?<=(?:^|[^\dA-Za-z])result\/[^/?#\s]+)\/?[?#]\S*/g

/**
 * What comes after `/result/`, up to what no path of an address has in it. Japanese goes on right after an address,
 * without a space; U+3000 to U+303F are its stops and brackets.
 */
const afterResult =
  /(?:^|[^\dA-Za-z])result\/([^/?#\s"'<>()[\]\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\u3000-\u303f]+)/gu

/** The last `/result/`: a site may stand under a path that holds another. */
const codeInAddress = (address: string): E.Either<ResultAddressError, string> => {
  const found = [...address.replace(afterCode, '').matchAll(afterResult)].at(-1)?.[1]
  return found === undefined
    ? E.left({ _tag: 'NoCodeInAddress', address })
    : E.right(withoutEnds(percentDecoded(found)))
}

const percentDecoded = (text: string): string =>
  text.includes('%')
    ? pipe(
        E.tryCatch(
          () => visible(decodeURIComponent(text)),
          () => text,
        ),
        E.toUnion,
      )
    : text
