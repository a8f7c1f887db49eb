import * as E from 'fp-ts/lib/Either.js'
import type { ResultAddressError } from './result-code.js'
import { resultCode } from './result-code.js'
import { isOurs } from './slips.js'
import { comparePath, resultPath } from './path.js'

/** The address of a result's page on a site. */
export function resultAddress(site: string, code: string): string {
  return site.replace(/\/+$/, '') + resultPath(code)
}

/**
 * The code in text that customers copy from mails, chats and spreadsheets, the first if there are several (`codesIn`). Keeps
 * invalid characters within the code, so that decoding can report them with their position. For the same reason, broken
 * percent-encoding is kept.
 */
export function extractCode(given: string): E.Either<ResultAddressError, string> {
  const [code] = codesIn(given)
  return code === undefined ? wholeAsCode(given) : E.right(code)
}

/** A text without codes if it is a single word, which may be a wrong code. */
export function wholeAsCode(given: string): E.Either<ResultAddressError, string> {
  const plain = withSlashes(given)
  return /[/\s]/.test(plain)
    ? E.left({ _tag: 'NoCodeInAddress', address: plain })
    : E.right(withoutEnds(plain))
}

/**
 * The codes in a text, each once: those of addresses of results and comparisons; unless one of them decodes, also words that
 * are codes. Accepts percent-encoding, mails in transfer encoding (quoted-printable) or from a filter (Proofpoint),
 * full-width letters, brackets, quotes, invisible characters, and text around an address. Takes linear time.
 */
export function codesIn(given: string): ReadonlyArray<string> {
  const text = visible(fromMail(given))
  const links = text.split(/\s+|(?=https?:\/\/)/i).flatMap(codesOfAddress)
  return [...new Set(links.some(isCode) ? links : [...links, ...codesInWords(decodedPath(text))])]
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

/** The code of a result's address, or the two of a comparison's; empty for other texts. */
const codesOfAddress = (link: string): ReadonlyArray<string> => {
  const address = decodedPath(link)
  if (!isAddress.test(address)) return []
  const path = address.replace(afterCode, '$1')
  return comparison().exec(percentDecoded(path))?.slice(1) ?? codeInAddress(path)
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
export function cleanPageAddress(given: string): string {
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

const isAddress = /(?:^|[^\dA-Za-z])(?:result|compare)\//i

/** Makes an address readable that was percent-encoded as a whole, for instance in the query of another one. */
export const withSlashes = (given: string): string => decodedPath(visible(given))

/** Decodes an address as often as a chain of click trackers has encoded it, at most `times`. */
const decodedPath = (text: string, times = 3): string =>
  times === 0 || !text.includes('%') || /\/(?:result|compare)\//i.test(text)
    ? text
    : decodedPath(percentDecoded(text), times - 1)

/**
 * The text of a mail without its transfer encoding (quoted-printable, RFC 2045), and links without the encoding of
 * Proofpoint URL Defense 2.
 */
const fromMail = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/(?:=[89A-F][\dA-F])+/g, (bytes) => {
      const decoded = percentDecoded(bytes.replaceAll('=', '%'))
      return decoded.startsWith('%') ? bytes : decoded
    })
    .replace(/https?-3A__\S*/gi, (link) => link.replaceAll('_', '/').replaceAll('-', '%'))

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

/**
 * Query and fragment of a result's address, which may contain another address, and what Proofpoint URL Defense 3 appends
 * (`__;!!…`).
 */
const afterCode = /((?:^|[^\dA-Za-z])(?:result|compare)\/[^/?#&\s]+?)(?:\/?[?#&]|__;)\S*/gi

/**
 * The path segment after `/result/`, without brackets and quotes around it. Text may follow an address without a space;
 * U+3000 to U+303F are the punctuation and brackets of Chinese and Japanese.
 */
const afterResult = pattern(
  String.raw`(?:^|[^\dA-Za-z])(?:result|compare)/(?:${mark})*([^/?#&\s"'<>()[\]${letter}\u3000-\u303f]+)`,
  'giu',
)

/** Takes the last `/result/`, since the path of a site may contain another. */
const codeInAddress = (path: string): ReadonlyArray<string> => {
  const found = [...path.matchAll(afterResult())].at(-1)?.[1]
  return found === undefined ? [] : [withoutEnds(percentDecoded(found))]
}

/** A word as long as nearly all codes are. Older Safari cannot look behind. */
const word = pattern(
  String.raw`(?:^|[^\p{sc=Latn}\d%_-])([\dA-Za-z]{5,7})(?![\p{sc=Latn}\d%_-])`,
  'gu',
)

/** The start of the names of saved pictures, `kaoiro-CODE.png`. */
const fileName = /(?:(?:kaoiro|result)[-_])+([\dA-Za-z]+)/gi

const isCode = (text: string): boolean => E.isRight(resultCode.decode(text))

/**
 * Words that are codes of ours, which hardly any other word is; rather those with a digit or an inner capital, which few
 * words of a language have. Prices and telephone numbers are never codes.
 */
const codesInWords = (text: string): ReadonlyArray<string> => {
  const prose = text
    .split(/(\s+)/)
    .map((part) => (/:\/\/|@/.test(part) ? ' ' : part))
    .join('')
    .replace(fileName, ' $1 ')
  const words = Array.from(prose.matchAll(word()), ([, each = '']) => each)
  const ours = words.filter((each) => /[A-Za-z]/.test(each) && isOurs(each))
  // Codes with blanks or hyphens in them, and words as long as a code.
  const parts = [/[^\dA-Za-z\s]+/, /[^\dA-Za-z\p{Pd}]+/u].flatMap((between) => prose.split(between))
  const joined = parts.map((part) => part.replace(/[\s\p{Pd}]+/gu, ''))
  const best = [
    ours.filter((each) => /[a-z]/.test(each) && /.[A-Z]/.test(each)),
    ours.filter((each) => /\d|.[A-Z]/.test(each)),
    joined.filter((each) => each.length === 7 && /[A-Za-z]/.test(each) && isOurs(each)),
    // A mistyped code, which differs from a word by its digits and its letters of both cases.
    words.filter((each) => /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{7}$/.test(each) && isCode(each)),
  ]
  return best.find((codes) => codes.length > 0) ?? []
}

/** Decodes each run of bytes that is UTF-8 and keeps the others. */
const percentDecoded = (text: string): string => {
  const decoded = text.replace(/(?:%[\dA-F]{2})+/gi, (bytes) =>
    E.toUnion(
      E.tryCatch(
        () => decodeURIComponent(bytes),
        () => bytes,
      ),
    ),
  )
  return decoded === text ? text : visible(decoded)
}
