import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb, base62TextArb } from '@kaoiro/fixtures/arbitraries/values'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { naiveResultCode } from '@kaoiro/fixtures/reference/naive-result-code'
import { alphabet } from '../../src/result-code/base62.js'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import { faceTypes, faceTypesOf, genders, seasons } from '../../src/diagnosis/vocabulary.js'
import type { ResultCodeError } from '../../src/result-code/result-code.js'
import { canonicalCode, resultCode, shownResult } from '../../src/result-code/result-code.js'
import { isOurs } from '../../src/result-code/slips.js'

const vectors = (await readJsonFixture('codes/vectors.json')) as {
  readonly valid: ReadonlyArray<{ readonly code: string; readonly diagnosis: Diagnosis }>
  readonly invalid: ReadonlyArray<{ readonly code: string; readonly error: ResultCodeError }>
}

describe('resultCode', () => {
  test.each(vectors.valid)('decodes $code as $diagnosis.faceType', ({ code, diagnosis }) => {
    expect(resultCode.encode(diagnosis)).toBe(code)
    expect(resultCode.decode(code)).toEqual(E.right(diagnosis))
  })

  test.each(vectors.invalid)('rejects <$code> with $error._tag', ({ code, error }) => {
    expect(resultCode.decode(code)).toEqual(E.left(error))
  })

  test('the test vectors cover every error and every name', () => {
    expect(new Set(vectors.invalid.map(({ error }) => error._tag))).toEqual(
      new Set([
        ...['EmptyCode', 'InvalidCharacter', 'TooManyDigits', 'TooManyBits'],
        ...['UnknownFaceType', 'LevelOutOfRange', 'PercentagesOver100'],
      ]),
    )
    const named = (name: keyof Diagnosis) =>
      new Set(vectors.valid.map(({ diagnosis }) => diagnosis[name]))
    expect(named('faceType')).toEqual(new Set(faceTypes))
    expect(named('colorType')).toEqual(new Set(seasons))
    expect(named('gender')).toEqual(new Set(genders))
  })

  test('reports the largest number of 41 bits as unknown face type, and the next number as too large', () => {
    expect(resultCode.decode('ciKbTd1')).toEqual(E.left({ _tag: 'UnknownFaceType', index: 15 }))
    expect(resultCode.decode('ciKbTd2')).toEqual(E.left({ _tag: 'TooManyBits', max: 41 }))
  })

  test('reports the first invalid field, from the lowest bits up', () => {
    const wrong = (faceType: number, level: number, percent: number): string => {
      const n = BigInt(faceType) | (BigInt(level) << 7n) | (BigInt(percent) << 20n)
      return [...Array(7).keys()]
        .map((place) => alphabet.charAt(Number((n / 62n ** BigInt(6 - place)) % 62n)))
        .join('')
    }
    const tagOf = (code: string) =>
      pipe(
        resultCode.decode(code),
        E.mapLeft(({ _tag }) => _tag),
      )
    expect(tagOf(wrong(12, 6, 101))).toEqual(E.left('UnknownFaceType'))
    expect(tagOf(wrong(9, 6, 101))).toEqual(E.left('LevelOutOfRange'))
    expect(tagOf(wrong(9, 4, 101))).toEqual(E.left('PercentagesOver100'))
    expect(E.isRight(resultCode.decode(wrong(9, 4, 100)))).toBe(true)
  })

  test('decoding and encoding an accepted code only removes its leading zeros', () => {
    fc.assert(
      fc.property(diagnosisArb.map(naiveResultCode.encode), fc.nat(10), (code, zeros) => {
        const decoded = resultCode.decode('0'.repeat(zeros) + code)
        expect(E.map(resultCode.encode)(decoded)).toEqual(E.right(code))
      }),
    )
    fc.assert(
      fc.property(base62TextArb, (code) => {
        const decoded = resultCode.decode(code)
        if (E.isRight(decoded)) expect(resultCode.encode(decoded.right)).toBe(canonicalCode(code))
      }),
      { numRuns: 5000 },
    )
  })

  test('encodes and decodes like the naive implementation', () => {
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const code = naiveResultCode.encode(diagnosis)
        expect(resultCode.encode(diagnosis)).toBe(code)
        expect(resultCode.decode(code)).toEqual(E.right(naiveResultCode.decode(code)))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('canonicalCode', () => {
  test('keeps one digit of a code of zeros', () => {
    expect(canonicalCode('000')).toBe('0')
  })
})

describe('shownResult', () => {
  test('replaces only face types that are not shown to the gender', () => {
    fc.assert(
      fc.property(diagnosisArb, fc.constantFrom(...faceTypes), (diagnosis, faceType) => {
        const encoded = { ...diagnosis, faceType }
        const fallback = diagnosis.gender === 'MEN' ? 'simple' : 'pretty'
        const shown = faceTypesOf(diagnosis.gender).includes(faceType) ? faceType : fallback
        expect(shownResult(resultCode.encode(encoded))).toEqual(
          E.right({ ...encoded, faceType: shown }),
        )
      }),
    )
  })

  test('returns the errors of the codec', () => {
    fc.assert(
      fc.property(anyTextArb, (text) => {
        const [shown, decoded] = [shownResult(text), resultCode.decode(text)]
        if (E.isLeft(decoded)) expect(shown).toEqual(decoded)
        else expect(E.isRight(shown)).toBe(true)
      }),
    )
  })

  test.each(['null', 'NULL', 'None', 'nil', 'NaN', 'undefined'])(
    'rejects %s, which programs write for a missing code and no code of ours reads',
    (word) => {
      expect(shownResult(word)).toEqual(E.left({ _tag: 'NoCodeInAddress', address: word }))
      expect(isOurs(word)).toBe(false)
    },
  )
})
