import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { comparePath, resultPath } from './path.js'

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

/** Brackets, quotes, punctuation and emoji. Dashes are not among them. */
const mark = String.raw`(?![%?#/]|\p{Pd})[\p{P}\p{S}\p{M}]`

/** Letters of languages that are written without spaces, or have suffixes: they end an address. */
const letter = String.raw`\p{sc=Hira}\p{sc=Kana}\u30fc\p{sc=Han}\p{sc=Hang}`

const digits = String.raw`([\dA-Za-z]+)`

/** Text after the first code of a comparison. */
const afterFirst = String.raw`(?:${mark}|\s)*(?:[${letter}][^/?#]*)?`

const comparison = new RegExp(
  `(?:^|[^\\dA-Za-z])compare/(?:${mark})*${digits}${afterFirst}/(?:${mark})*${digits}`,
  'u',
)

/** The two codes of a comparison's address, alone or within a text; none if there is no such address. */
export const codesOfComparison = (given: string): ReadonlyArray<string> => {
  const address = percentDecoded(withSlashes(given, '/compare/').replace(afterCode, '$1'))
  return comparison.exec(address)?.slice(1) ?? []
}

const code = String.raw`(?:${mark}|\s)*${digits}`

/** Text that chats and mails add after an address. */
const added = String.raw`(?:${mark}|[/\s])*(?:[${letter}][^?#]*)?`

/** A page of results: its codes, and a query that was percent-encoded with the path. */
const pageAddress = new RegExp(
  String.raw`^/(?:result/${code}|compare/${code}(?:${afterFirst}/${code})?)${added}(?:\?(.*))?$`,
  'u',
)

/** Characters that follow the language in a query, encoded or not. */
const afterLanguage = /((?:^|&)lang=[a-z]+(?:-[a-z\d]+)*)(?:(?!&)[\p{P}\p{S}\s]|%[\dA-F]{2})+$/iu

/**
 * The address of a page of results without the punctuation, blanks, slashes and words that chats add to links, and with
 * its query if that was percent-encoded. Finds the codes that `extractCode` finds. Any address starts with one slash:
 * browsers take `//name` for a host. Other addresses are returned unchanged.
 *
 * @param given path and query as the browser sends them
 */
export const cleanPageAddress = (given: string): string => {
  const address = given.replace(/^\/{2,}/, '/')
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const found = pageAddress.exec(percentDecoded(path))
  if (found === null) return address
  const [, result, a = '', b, encoded = ''] = found
  const compared = b === undefined ? comparePath(a) : comparePath(a, b)
  const page = result === undefined ? compared : resultPath(result)
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
    .replace(/([\dA-Za-z])(?:(?!%)[\p{P}\p{S}\p{M}\s])+$/u, '$1')

/** Query and fragment of a result's address, which may contain another address. */
const afterCode = /((?:^|[^\dA-Za-z])result\/[^/?#\s]+)\/?[?#]\S*/g

/**
 * The path segment after `/result/`, without brackets and quotes around it. Text may follow an address without a space;
 * U+3000 to U+303F are the punctuation and brackets of Chinese and Japanese.
 */
const afterResult = new RegExp(
  String.raw`(?:^|[^\dA-Za-z])result/(?:${mark})*([^/?#\s"'<>()[\]${letter}\u3000-\u303f]+)`,
  'gu',
)

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
