import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { alphabet } from '../../src/result-code/base62.js'
import { resultCode } from '../../src/result-code/result-code.js'
import { isOurs, similarCodes } from '../../src/result-code/slips.js'

const { codes } = (await readJsonFixture('codes/faces.json')) as {
  readonly codes: ReadonlyArray<string>
}

/** Each code with one character replaced by each of those that may be read or typed for it. */
const replaced = (others: (digit: string) => Iterable<string>) =>
  codes.map((code) => ({
    code,
    typed: [...code].flatMap((digit, at) =>
      [...others(digit)]
        .map((other) => code.slice(0, at) + other + code.slice(at + 1))
        .filter((slip) => slip !== code),
    ),
  }))

const wrongCharacters = replaced(() => alphabet)

const lookAlikes = replaced((digit) =>
  ['l1I', 'O0Q', 'S5'].filter((group) => group.includes(digit)).join(''),
)

const swaps = codes.map((code) => ({
  code,
  typed: Array.from(
    { length: code.length - 1 },
    (_, at) => code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2),
  ).filter((slip) => slip !== code),
}))

const decodes = (code: string): boolean => E.isRight(resultCode.decode(code))

describe('isOurs', () => {
  test('accepts the codes of 200 people', () => {
    expect(codes).toHaveLength(200)
    expect(codes.filter((code) => !isOurs(code))).toEqual([])
  })

  test.each([
    { kind: 'wrong characters', slips: wrongCharacters },
    { kind: 'characters that look alike', slips: lookAlikes },
    { kind: 'swapped neighbours', slips: swaps },
  ])('rejects $kind, except for at most one of 50', ({ slips }) => {
    const typed = slips.flatMap((slip) => slip.typed)
    // Without it, every sixth to eleventh would be another result.
    expect(typed.filter(decodes).length).toBeGreaterThan(0.05 * typed.length)
    expect(typed.filter(isOurs).length).toBeLessThanOrEqual(0.02 * typed.length)
  })
})

describe('similarCodes', () => {
  test('contains the right code for 98 % of the mistyped ones that decode, and few others', () => {
    const mistyped = [...wrongCharacters, ...swaps].flatMap(({ code, typed }) =>
      typed
        .filter((slip) => decodes(slip) && !isOurs(slip))
        .filter((_, at) => at % 20 === 0)
        .map((slip) => ({ code, similar: similarCodes(slip) })),
    )
    const found = mistyped.filter(({ code, similar }) => similar.includes(code))
    expect(found.length).toBeGreaterThanOrEqual(0.98 * mistyped.length)
    for (const { similar } of mistyped) expect(similar.length).toBeLessThanOrEqual(12)
  })

  test.each([
    { kind: 'characters that look alike', slips: lookAlikes },
    { kind: 'swapped neighbours', slips: swaps },
  ])('lists corrections of $kind among the first eight', ({ slips }) => {
    for (const { code, typed } of slips)
      for (const slip of typed.filter((each) => !isOurs(each)))
        expect(similarCodes(slip).slice(0, 8)).toContain(code)
  })
})
