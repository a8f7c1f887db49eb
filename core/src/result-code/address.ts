import * as E from 'fp-ts/lib/Either.js'
import { flow, pipe } from 'fp-ts/lib/function.js'
import { comparePath, resultPath } from './path.js'
import { resultCode } from './result-code.js'

export type ResultAddressError = { readonly _tag: 'NoCodeInAddress'; readonly address: string }

/** The address of a result's page on a site. */
export const resultAddress = (site: string, code: string): string =>
  site.replace(/\/+$/, '') + resultPath(code)

/**
 * The code in text that customers copy from mails, chats and spreadsheets, the first if there are several (`codesIn`). Keeps
 * invalid characters within the code, so that decoding can report them with their position. For the same reason, broken
 * percent-encoding is kept as a whole.
 */
export const extractCode = (given: string): E.Either<ResultAddressError, string> => {
  const [code] = codesIn(given)
  if (code !== undefined) return E.right(code)
  const plain = withSlashes(given)
  return /[/\s]/.test(plain)
    ? E.left({ _tag: 'NoCodeInAddress', address: plain })
    : E.right(withoutEnds(plain))
}

/**
 * The codes in a text, each once: those of addresses of results and comparisons, otherwise words that are codes. Accepts
 * percent-encoding, full-width letters, brackets, quotes, invisible characters, and text around an address.
 */
export const codesIn = (given: string): ReadonlyArray<string> => {
  const links = given.split(/\s+|(?=https?:\/\/)/i).flatMap((link) => {
    const two = codesOfComparison(link)
    return two.length > 0 ? two : codeInAddress(withSlashes(link))
  })
  return links.length > 0 ? [...new Set(links)] : codesInWords(withSlashes(given))
}

/** Brackets, quotes, punctuation and emoji. Dashes are not among them. */
const mark = String.raw`(?![%?#/]|\p{Pd})[\p{P}\p{S}\p{M}]`

/** Letters of languages that are written without spaces, or have suffixes: they end an address. */
const letter = String.raw`\p{sc=Hira}\p{sc=Kana}\u30fc\p{sc=Han}\p{sc=Hang}`

const digits = String.raw`([\dA-Za-z]+)`

/** Text after the first code of a comparison. */
const afterFirst = String.raw`(?:${mark}|\s)*(?:[${letter}][^/?#]*)?`

/** Made when it is first used: properties of Unicode take long, and most texts are bare codes. */
const pattern = (source: string, flags: string): (() => RegExp) => {
  let made: RegExp | undefined
  return () => (made ??= new RegExp(source, flags))
}

const comparison = pattern(
  `(?:^|[^\\dA-Za-z])compare/(?:${mark})*${digits}${afterFirst}/(?:${mark})*${digits}`,
  'iu',
)

/** The two codes of a comparison's address, alone or within a text; none if there is no such address. */
const codesOfComparison = (given: string): ReadonlyArray<string> => {
  const address = percentDecoded(withSlashes(given).replace(afterCode, '$1'))
  return comparison().exec(address)?.slice(1) ?? []
}

const code = String.raw`(?:${mark}|\s)*${digits}`

/** Text that chats and mails add after an address. */
const added = String.raw`(?:${mark}|[/\s])*(?:[${letter}][^?#]*)?`

/** A page of results: its codes, and a query that was percent-encoded with the path. */
const pageAddress = pattern(
  String.raw`^/(?:result/${code}|compare/${code}(?:${afterFirst}/${code})?)${added}(?:\?(.*))?$`,
  'iu',
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
  const found = pageAddress().exec(percentDecoded(path))
  if (found === null) return address
  const [, result, a = '', b, encoded = ''] = found
  const compared = b === undefined ? comparePath(a) : comparePath(a, b)
  const page = result === undefined ? compared : resultPath(result)
  const queries = [encodeURI(encoded), query].filter((text) => text !== '')
  const cleaned = queries.join('&').replace(afterLanguage, '$1')
  return cleaned === '' ? page : `${page}?${cleaned}`
}

/** Decodes an address that was percent-encoded as a whole, for instance in the query of another one. */
const withSlashes = (given: string): string => {
  const text = visible(given)
  return /\/(?:result|compare)\//i.test(text) ? text : percentDecoded(text)
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
const afterCode = /((?:^|[^\dA-Za-z])(?:result|compare)\/[^/?#&\s]+)\/?[?#&]\S*/gi

/**
 * The path segment after `/result/`, without brackets and quotes around it. Text may follow an address without a space;
 * U+3000 to U+303F are the punctuation and brackets of Chinese and Japanese.
 */
const afterResult = pattern(
  String.raw`(?:^|[^\dA-Za-z])(?:result|compare)/(?:${mark})*([^/?#&\s"'<>()[\]${letter}\u3000-\u303f]+)`,
  'giu',
)

/** Takes the last `/result/`, since the path of a site may contain another. */
const codeInAddress = (address: string): ReadonlyArray<string> => {
  const found = [...address.replace(afterCode, '$1').matchAll(afterResult())].at(-1)?.[1]
  return found === undefined ? [] : [withoutEnds(percentDecoded(found))]
}

const isCode = (text: string): boolean => E.isRight(resultCode.decode(text))

/** Whether the season of a code has the largest share, as in every analysis. Few words of a language do. */
const isLikely: (code: string) => boolean = flow(
  resultCode.decode,
  E.exists(({ colorType, colorComposition: shares }) =>
    Object.values(shares).every((share) => share <= shares[colorType]),
  ),
)

/** A word as long as nearly all codes are. Older Safari cannot look behind. */
const word = pattern(
  String.raw`(?:^|[^\p{sc=Latn}\d%_-])([\dA-Za-z]{5,7})(?![\p{sc=Latn}\d%_-])`,
  'gu',
)

/** Words that decode; rather those with a digit or an inner capital, which few words of a language have. */
const codesInWords = (text: string): ReadonlyArray<string> => {
  // Saved pictures are named kaoiro-CODE.png.
  const prose = text.replace(/\S*(?::\/\/|@)\S*|kaoiro-/gi, ' ')
  const found = Array.from(prose.matchAll(word()), ([, each = '']) => each)
  const words = [...new Set(found)].filter(isCode)
  const mixed = words.filter((each) => /\d|.[A-Z]/.test(each))
  if (mixed.length > 0) return mixed
  // A code with blanks in it.
  const parts = prose.match(/[\dA-Za-z]+(?:\s+[\dA-Za-z]+)+/g) ?? []
  const joined = parts.map((part) => part.replace(/\s+/g, ''))
  const broken = joined.filter((each) => each.length === 7 && isCode(each))
  return broken.length > 0 ? broken : words.filter(isLikely)
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
