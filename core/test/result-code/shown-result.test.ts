import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import { faceTypes, faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { shownResult } from '@kaoiro/core/result-code/shown-result'

describe('what is shown for a code', () => {
  test('is what the code holds, but for a face type that is not shown to its gender', () => {
    fc.assert(
      fc.property(diagnosisArb, fc.constantFrom(...faceTypes), (diagnosis, faceType) => {
        const held = { ...diagnosis, faceType }
        const fallback = diagnosis.gender === 'MEN' ? 'simple' : 'pretty'
        const shown = faceTypesOf(diagnosis.gender).includes(faceType) ? faceType : fallback
        expect(shownResult(resultCode.encode(held))).toEqual(E.right({ ...held, faceType: shown }))
      }),
    )
  })

  test('is shown for its own code, too', () => {
    fc.assert(
      fc.property(diagnosisArb, fc.constantFrom(...faceTypes), (diagnosis, faceType) => {
        const shown = shownResult(resultCode.encode({ ...diagnosis, faceType }))
        expect(pipe(shown, E.map(resultCode.encode), E.flatMap(shownResult))).toEqual(shown)
      }),
    )
  })

  test('is absent for exactly the invalid codes, with the same errors', () => {
    fc.assert(
      fc.property(anyTextArb, (text) => {
        const [shown, decoded] = [shownResult(text), resultCode.decode(text)]
        if (E.isLeft(decoded)) expect(shown).toEqual(decoded)
        else expect(E.isRight(shown)).toBe(true)
      }),
    )
  })
})
