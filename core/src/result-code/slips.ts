import * as E from 'fp-ts/lib/Either.js'
import { levelsAllow } from '../chart/face-position.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { alphabet } from './base62.js'
import { resultCode } from './result-code.js'

/**
 * Whether the season has the largest share and the levels allow the face type, as in every analysis of ours. About 1 % of
 * mistyped codes agree with themselves (test/result-code/slips.test.ts). Codes of other services need not.
 */
export function agreesWithItself(diagnosis: Diagnosis): boolean {
  const { colorType, colorComposition: shares } = diagnosis
  const { spring, summer, autumn, winter } = shares
  return shares[colorType] >= Math.max(spring, summer, autumn, winter) && levelsAllow(diagnosis)
}

/** Maximum number of similar codes: 99 of 100 mistyped codes that decode have at most as many. */
const maxSimilar = 12

/** Longer texts differ from all codes by more than one slip. */
const maxLength = 7

/** Groups of characters that look alike in many fonts. */
const lookAlikes = ['1Il', '0DOQo', '5Ss', '2Zz', '8B', '6Gb', '9gq', 'Uuv', 'vy']

const isAlike = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase() ||
  lookAlikes.some((group) => group.includes(a) && group.includes(b))

/**
 * The codes that a mistyped one may be, whether it decodes or not: those one slip away that agree with themselves, at
 * most twelve. Characters that look alike come first, then swapped neighbours, then any other character.
 */
export function similarCodes(code: string): ReadonlyArray<string> {
  if (code.length > maxLength) return []
  const replaced = Array.from(code, (digit, at) =>
    Array.from(alphabet, (other) => ({
      isAlike: isAlike(digit, other),
      slip: code.slice(0, at) + other + code.slice(at + 1),
    })),
  ).flat()
  const swapped = Array.from(
    code.slice(1),
    (digit, at) => code.slice(0, at) + digit + code.charAt(at) + code.slice(at + 2),
  )
  const slips = [
    ...replaced.filter(({ isAlike }) => isAlike).map(({ slip }) => slip),
    ...swapped,
    ...replaced.map(({ slip }) => slip),
  ]
  return [...new Set(slips)]
    .filter((slip) => slip !== code && !slip.startsWith('0') && isOurs(slip))
    .slice(0, maxSimilar)
}

/** Whether a text is a code that agrees with itself. */
export const isOurs = (text: string): boolean => E.exists(agreesWithItself)(resultCode.decode(text))
