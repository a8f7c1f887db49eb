import * as E from 'fp-ts/lib/Either.js'

/** Digits, then A–Z, then a–z: the alphabet of the result code. */
export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export type Base62Error =
  | { readonly _tag: 'EmptyCode' }
  | { readonly _tag: 'InvalidCharacter'; readonly character: string; readonly position: number }
  | { readonly _tag: 'TooManyDigits'; readonly max: number }

const base = 62
const base2 = base * base
const base3 = base * base2
const base4 = base * base3

/** 62⁷ is above 2⁴¹, the range of the result code, and below 2⁵³, so doubles are exact. */
const maxDigits = 7

/** The value of each ASCII character code, or -1. */
const values = Int8Array.from({ length: 128 }, (_, code) =>
  alphabet.indexOf(String.fromCharCode(code)),
)

const codes = Uint8Array.from(alphabet, (digit) => digit.charCodeAt(0))

/** The last digit of a natural number below 2³¹, where `%` is integer arithmetic and so fast. */
const lastDigit = (n: number): number => codes[n % base] ?? 0

/** The digits of a natural number below 62⁷, without leading zeros; `0` for 0. */
const encode = (n: number): string => {
  const high = Math.floor(n / base4)
  const low = n - high * base4
  // One call with all the digits is three times as fast as joining them one by one.
  const digits = String.fromCharCode(
    lastDigit((high / base2) | 0),
    lastDigit((high / base) | 0),
    lastDigit(high),
    lastDigit((low / base3) | 0),
    lastDigit((low / base2) | 0),
    lastDigit((low / base) | 0),
    lastDigit(low),
  )
  return digits.startsWith('0') ? digits.replace(/^0{1,6}/, '') : digits
}

const invalidCharacter = (s: string, index: number): Base62Error => ({
  _tag: 'InvalidCharacter',
  // A whole code point, so that a message never shows half of an emoji.
  character: String.fromCodePoint(s.codePointAt(index) ?? 0),
  position: index + 1,
})

/** Parses digits. Accepts leading zeros; positions in errors count from 1. */
const decode = (s: string): E.Either<Base62Error, number> => {
  if (s.length === 0) return E.left({ _tag: 'EmptyCode' })
  let n = 0
  let significant = 0
  for (let index = 0; index < s.length; index++) {
    const value = values[s.charCodeAt(index)] ?? -1
    if (value < 0) return E.left(invalidCharacter(s, index))
    if (significant > 0 || value > 0) significant++
    n = n * base + value
  }
  return significant > maxDigits ? E.left({ _tag: 'TooManyDigits', max: maxDigits }) : E.right(n)
}

export const base62 = { encode, decode } as const
