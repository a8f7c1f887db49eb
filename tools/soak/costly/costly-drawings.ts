import { sample } from 'fast-check'
import { lightCardPath } from '@kaoiro/core/light-card'
import { cardPath, comparePath, resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Ask } from './ask.js'

/** Requests of one kind. */
export interface CostlyKind {
  readonly name: string
  /** The request with a number. */
  readonly request: (n: number) => Ask
}

const codes = sample(diagnosisArb, { numRuns: 9_999, seed: 52 }).map(resultCode.encode)
const codeAt = (n: number): string => codes[n % codes.length] ?? ''
const pairAt = (n: number) => [codeAt(n), codeAt(n + 1)] as const

/** The path of a card that no attacker asks for. */
export const visitorsCard = (n: number): string =>
  cardPath(resultPath(codeAt(codes.length - 1 - n)))

/** Drawings, each with a path or host that is in no cache, and metrics. */
export const costlyDrawings: ReadonlyArray<CostlyKind> = [
  { name: 'results', request: (n) => ({ path: resultPath(codeAt(n)) }) },
  {
    name: 'leading zeros',
    request: (n) => ({ path: resultPath('0'.repeat(n % 3_000) + codeAt(0)) }),
  },
  { name: 'invalid codes', request: (n) => ({ path: resultPath(codeAt(n) + codeAt(n)) }) },
  { name: 'comparisons', request: (n) => ({ path: comparePath(...pairAt(n)) }) },
  { name: 'cards', request: (n) => ({ path: cardPath(resultPath(codeAt(n))) }) },
  { name: 'cards of two', request: (n) => ({ path: cardPath(comparePath(...pairAt(n))) }) },
  {
    name: 'light cards',
    request: (n) => ({ path: lightCardPath, headers: { host: `shop${n}.example.com` } }),
  },
  { name: 'metrics', request: () => ({ path: '/metrics' }) },
]
