import { lightCardPath } from '@kaoiro/core/light-card'
import { cardPath, comparePath, resultPath } from '@kaoiro/core/result-code'

/** A GET request that makes the service parse as much as it can. The service must bound its cost. */
interface CostlyRequest {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Characters of a field that the service ignores or rejects (docs/limits.md), and of one that it reads. All headers
 * together may have 16 kB.
 */
const long = 13_000
const readHeader = 1_000
const readAddress = 3_950

/** Whole units only, so that percent-encoding stays valid. */
const filled = (unit: string, length: number): string =>
  unit.repeat(Math.floor(length / unit.length))

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** `aaa,aab,…`: each is a valid language tag. */
const shortTags = letters
  .flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  .join(',')

/** A valid language tag with as many variants as fit: `en-aaaaa-aaaab-…`. */
const longTag = `en-${letters
  .flatMap((a) => letters.flatMap((b) => letters.map((c) => `aa${a}${b}${c}`)))
  .join('-')}`

const manyKeys = Array.from({ length: 3_000 }, (_, index) => `k${index}=`).join('&')

const result = resultPath('1F7womQ')
const comparison = comparePath('1F7womQ', '3MMBBYc')

/** Each header that the service or a library parses, with the text that costs most. */
const fields: ReadonlyArray<readonly [name: string, value: string]> = [
  ['accept', filled('text/htm,', long)],
  ['accept-language', shortTags.slice(0, long)],
  ['accept-language', longTag.slice(0, long)],
  ['accept-language', filled(',', long)],
  ['accept-language', filled('a;q=0.5,', long)],
  ['accept-encoding', filled(';q=0,', long)],
  ['if-none-match', filled('"a",', long)],
  ['if-match', filled('"a",', long)],
  ['range', `bytes=${filled(',', long)}`],
  ['content-type', filled('a/b;', long)],
  ['authorization', `bearer${filled(' ', long)}`],
  ['x-request-id', filled('00000000-0000-', long)],
  ['x-forwarded-for', filled('1.1.1.1,', long)],
  ['x-forwarded-proto', filled('https,', long)],
  ['cookie', filled('a=b;', long)],
]

/** Each address that is decoded, matched or looked up, with the text that costs most. @param length of that text */
const addressesOf = (length: number): ReadonlyArray<string> => [
  `/${filled('/', length)}`,
  `/${filled('a/', length)}`,
  `/assets/${filled('../', length)}`,
  resultPath(filled('%25', length)),
  resultPath(`1F7womQ${filled('.', length)}x`),
  resultPath(filled('%E3%80%82', length)),
  comparePath(filled('0', length / 2), filled('0', length / 2)),
  cardPath(resultPath(filled('0', length))),
  `/?lang=${longTag.slice(0, length)}`,
  `${result}?lang=${longTag.slice(0, length)}`,
  `${result}?lang=en${filled('-a', length)}`,
  `${result}?${manyKeys.slice(0, length)}`,
  `${comparison}?${filled('%41', length)}`,
  `${lightCardPath}?${manyKeys.slice(0, length)}`,
  `/v1/sessions/${filled('0', length)}`,
  `/v1/sessions/0?${manyKeys.slice(0, length)}`,
]

const pages = ['/', result, '/sw.js']

/** Texts above and below the limits of the service. */
export const costlyRequests: ReadonlyArray<CostlyRequest> = [
  ...pages.flatMap((path) =>
    fields.flatMap(([name, value]) =>
      [value, value.slice(0, readHeader)].map((text) => ({
        name: `${path} with ${text.length} characters of ${name}: ${text.slice(0, 12)}`,
        path,
        headers: { accept: 'text/html', [name]: text },
      })),
    ),
  ),
  ...[...addressesOf(long), ...addressesOf(readAddress)].map((path) => ({
    name: `an address of ${path.length} characters: ${path.slice(0, 30)}`,
    path,
    headers: { accept: 'text/html' },
  })),
]
