import { describe, expect, it } from 'vitest'
import { seasons } from '@kaoiro/core/diagnosis'
import { makeUpColours } from '../../../src/result/drape/make-up-colours.js'

describe('the shades of make-up', () => {
  const cases = seasons.flatMap((season) =>
    [null, ...seasons.filter((other) => other !== season)].map((also) => [season, also] as const),
  )

  it.each(cases)('of %s with %s are worn or kept away from, never both', (season, also) => {
    for (const area of ['lips', 'cheeks'] as const) {
      const { wear, avoid } = makeUpColours(season, also, area)
      expect(wear.length).toBeGreaterThan(2)
      expect(avoid.length).toBeGreaterThan(2)
      expect(wear.filter((swatch) => avoid.includes(swatch))).toEqual([])
    }
  })
})
