import { describe, expect, test } from 'vitest'
import { genders, seasons } from '../../src/diagnosis/vocabulary.js'
import { everydayClothes, everydayColours } from '../../src/palette/everyday.js'
import { palettes } from '../../src/palette/palettes.js'
import { wayToWear } from '../../src/palette/wear.js'

describe.each(seasons)('the clothes that most people own, in %s', (season) => {
  test.each(genders)(
    'have three that fit, in a colour of the palette, and another to change (%s)',
    (gender) => {
      const { fits, change } = everydayClothes({ season, gender })
      expect(new Set([...fits.map(({ id }) => id), change.id]).size).toBe(4)
      const wear = wayToWear({ season, gender })
      for (const { id, as } of fits) {
        if (as !== null) expect(palettes[season]).toContain(as)
        expect(wear(everydayColours[id]).place).not.toBe('away')
      }
      expect(palettes[season]).toContain(change.companion)
    },
  )
})
