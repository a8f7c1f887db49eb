import { describe, expect, test } from 'vitest'
import { seasons, undertoneOf } from '@kaoiro/core/diagnosis/season'

describe('seasons', () => {
  test("each season's place is its number in specification §3", () => {
    expect(seasons).toEqual(['spring', 'summer', 'autumn', 'winter'])
  })

  test('spring and autumn are yellow-based, summer and winter blue-based', () => {
    expect(seasons.map(undertoneOf)).toEqual(['yellow', 'blue', 'yellow', 'blue'])
  })
})
