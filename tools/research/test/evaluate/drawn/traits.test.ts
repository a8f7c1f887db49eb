import { expect, test } from 'vitest'
import { levelOf } from '@kaoiro/core/analysis/traits/trait-scores'

test("a drawn deviation's level is its quintile", () => {
  expect([-2, -0.85, -0.84, -0.26, 0, 0.26, 0.84, 0.85, 2].map(levelOf)).toEqual([
    1, 1, 2, 2, 3, 4, 4, 5, 5,
  ])
})
