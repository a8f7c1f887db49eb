import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import { resultCode } from '@kaoiro/core/result-code/result-code'

const oddArb = fc.constantFrom(
  '<script>',
  '"',
  "'",
  '&',
  '<!--',
  '</title>',
  '%3Cimg%20onerror=',
  '../',
  '%2e',
  '%',
  '%E0%A4%A',
  '\u0000',
  '__proto__',
  '{{',
  '$&',
  '1F7womQ',
)

const decoded = (code: string): string => {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** What is no code and stands for one in a path, sent as it is or encoded. */
export const hostileArb = fc
  .array(fc.oneof(oddArb, codePointsArb), { minLength: 1 })
  .chain((parts) =>
    fc.constantFrom(
      parts.join(''),
      encodeURIComponent(parts.join('').replace(/\p{Surrogate}/gu, '')),
    ),
  )
  .filter((code) => E.isLeft(resultCode.decode(decoded(code))))
