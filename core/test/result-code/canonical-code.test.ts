import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { canonicalCode } from '@kaoiro/core/result-code/canonical-code'
import { resultCode } from '@kaoiro/core/result-code/result-code'

test('canonicalCode removes any number of leading zeros', () => {
  fc.assert(
    fc.property(diagnosisArb.map(resultCode.encode), fc.nat(10), (code, zeros) => {
      expect(canonicalCode('0'.repeat(zeros) + code)).toBe(code)
    }),
  )
})

test('zero keeps its only digit', () => {
  expect(canonicalCode('000')).toBe('0')
})
