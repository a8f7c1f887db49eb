import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { confusionOf, withinSteps } from '../../statistics/confusion.js'

describe('a confusion matrix', () => {
  const labels = [1, 2, 3, 4, 5]
  const label = fc.constantFrom(...labels)
  const pairsArb = fc.array(fc.tuple(label, label))

  test('counts each pair once, truths in rows', () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const rows = confusionOf(labels, pairs).map((row) => row.reduce((a, b) => a + b, 0))
        expect(rows).toEqual(labels.map((l) => pairs.filter(([truth]) => truth === l).length))
      }),
    )
  })

  test('has those exactly right on its diagonal', () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const matrix = confusionOf(labels, pairs)
        const diagonal = labels.reduce((sum, _, i) => sum + (matrix[i]?.[i] ?? 0), 0)
        expect(withinSteps(pairs, 0) * pairs.length).toBeCloseTo(diagonal, 9)
        expect(withinSteps(pairs, 1)).toBeGreaterThanOrEqual(withinSteps(pairs, 0))
      }),
    )
  })
})
