import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { resultPath } from './path.js'

export type ResultAddressError = { readonly _tag: 'NoCodeInAddress'; readonly address: string }

/** The address of a result's page on a site. */
export const resultAddress = (site: string, code: string): string =>
  site.replace(/\/+$/, '') + resultPath(code)

/**
 * Extracts the code from text that customers copy from mails, chats and spreadsheets: a bare code or a result address
 * with query and fragment, alone or within a text. Accepts percent-encoding, full-width letters, brackets, quotes and
 * invisible characters. Keeps invalid characters within the code, so that decoding can report them with their position.
 * For the same reason, broken percent-encoding is kept as a whole.
 */
export const extractCode = (given: string): E.Either<ResultAddressError, string> => {
  const plain = withSlashes(given, '/result/')
  return plain.includes('/') ? codeInAddress(plain) : E.right(withoutEnds(plain))
}

/** The two codes of a comparison's address, alone or within a text; none if there is no such address. */
export const codesOfComparison = (given: string): ReadonlyArray<string> => {
  const address = withSlashes(given, '/compare/').replace(afterCode, '$1')
  const found = /(?:^|[^\dA-Za-z])compare\/([\dA-Za-z]+)\/([\dA-Za-z]+)/.exec(address)
  return found === null ? [] : found.slice(1)
}

/** Characters that chats and mails add after an address. Dashes are not among them. */
const added = /(?:(?![%?#]|\p{Pd})[\p{P}\p{S}\s])*/u.source

/** A page of results: its path up to the last code, and a query that was percent-encoded with the path. */
const pageAddress = new RegExp(
  `^(/(?:result/|compare/(?:[\\dA-Za-z]+/)?)[\\dA-Za-z]+)${added}(?:\\?(.*))?$`,
  'u',
)

/** Characters that follow the language in a query, encoded or not. */
const afterLanguage = /((?:^|&)lang=[a-z]+(?:-[a-z\d]+)*)(?:(?!&)[\p{P}\p{S}\s]|%[\dA-F]{2})+$/iu

/**
 * The address of a page of results without the punctuation, blanks and slashes that chats add to links, and with its
 * query if that was percent-encoded. Other addresses are returned unchanged.
 *
 * @param address path and query as the browser sends them
 */
export const cleanPageAddress = (address: string): string => {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const [, page, encoded = ''] = pageAddress.exec(percentDecoded(path)) ?? []
  if (page === undefined) return address
  const queries = [encodeURI(encoded), query].filter((text) => text !== '')
  const cleaned = queries.join('&').replace(afterLanguage, '$1')
  return cleaned === '' ? page : `${page}?${cleaned}`
}

/** Decodes an address that was percent-encoded as a whole, for instance in the query of another one. */
const withSlashes = (given: string, path: string): string => {
  const text = visible(given)
  return text.includes(path) ? text : percentDecoded(text)
}

/** Normalises full-width letters (NFKC) and removes invisible characters (Unicode category Cf). */
const visible = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Removes brackets, quotes and punctuation around a code, except percent signs. */
const withoutEnds = (text: string): string =>
  text
    .replace(/^(?:(?!%)[\p{P}\p{S}\s])+(?=[\dA-Za-z])/u, '')
    .replace(/([\dA-Za-z])(?:(?!%)[\p{P}\p{S}\s])+$/u, '$1')

/** Query and fragment of a result's address, which may contain another address. */
const afterCode = /((?:^|[^\dA-Za-z])result\/[^/?#\s]+)\/?[?#]\S*/g

/**
 * The path segment after `/result/`. Japanese text may follow an address without a space; U+3000 to U+303F are its
 * punctuation and brackets.
 */
const afterResult =
  /(?:^|[^\dA-Za-z])result\/([^/?#\s"'<>()[\]\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\u3000-\u303f]+)/gu

/** Takes the last `/result/`, since the path of a site may contain another. */
const codeInAddress = (address: string): E.Either<ResultAddressError, string> => {
  const found = [...address.replace(afterCode, '$1').matchAll(afterResult)].at(-1)?.[1]
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
