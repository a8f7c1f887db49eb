import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { percentile } from '../../../../src/commands/diagnose/results/percentile.js'

describe('percentile', () => {
  test.each([
    [5, [15, 20, 35, 40, 50], 15],
    [30, [15, 20, 35, 40, 50], 20],
    [40, [15, 20, 35, 40, 50], 20],
    [50, [15, 20, 35, 40, 50], 35],
    [100, [15, 20, 35, 40, 50], 50],
    [99, [7], 7],
  ])('the %dth percentile of %j is %d', (percent, numbers, expected) => {
    expect(percentile(percent)(numbers)).toEqual(O.some(expected))
  })

  test('returns none for an empty list', () => {
    expect(percentile(50)([])).toEqual(O.none)
  })
})
