import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { naiveResultCode } from '@kaoiro/fixtures/reference/naive-result-code'
import type { Row } from './row.js'
import { inTurns } from './row.js'

/** A prime number of diagnoses, too many for a branch predictor to learn. */
const diagnoses: ReadonlyArray<Diagnosis> = fc.sample(diagnosisArb, { numRuns: 4093, seed: 1 })

/** Round trips per second of a codec. The sum keeps the work from being optimised away. */
const rate = (roundTrip: (diagnosis: Diagnosis) => number, times: number): number => {
  const start = performance.now()
  let sum = 0
  for (let time = 0; time < times; time++)
    for (const diagnosis of diagnoses) sum += roundTrip(diagnosis)
  if (Number.isNaN(sum)) throw new Error('a round trip lost its diagnosis')
  return (times * diagnoses.length * 1000) / (performance.now() - start)
}

const real = (diagnosis: Diagnosis): number => {
  const decoded = resultCode.decode(resultCode.encode(diagnosis))
  return E.isRight(decoded) ? decoded.right.colorComposition.summer : NaN
}

const naive = (diagnosis: Diagnosis): number =>
  naiveResultCode.decode(naiveResultCode.encode(diagnosis)).colorComposition.summer

export async function codecRow(): Promise<Row> {
  const { value, baseline, ratio } = await inTurns({
    ours: () => rate(real, 200),
    bare: () => rate(naive, 25),
    rounds: 9,
    warmUps: 0,
  })
  return {
    name: 'result code: encode + decode',
    value: Math.round(value),
    unit: '1/s',
    baseline: Math.round(baseline),
    baselineName: 'naive BigInt codec',
    ratio,
    goal: '>= 5000000 1/s and >= 7 x',
    reached: value >= 5_000_000 && ratio >= 7,
  }
}
