import { describe, expect, test } from 'vitest'
import { contrast, luminance } from '@kaoiro/fixtures/pixels/contrast'
import { hairColours, skins } from '../../src/figure/complexion.js'
import { tones } from '../../src/pen/tones.js'

describe.each(Object.entries(skins))('on %s skin', (_, skin) => {
  test('contour, fine lines and brows of every hair colour are visible', () => {
    // WCAG 2.2, 1.4.11, for the contour; fine lines and brows are softer.
    expect(contrast(tones.ink, skin.tone)).toBeGreaterThanOrEqual(3)
    expect(contrast(skin.line, skin.tone)).toBeGreaterThanOrEqual(2.5)
    for (const { brow } of Object.values(hairColours))
      expect(contrast(brow, skin.tone)).toBeGreaterThanOrEqual(1.5)
  })

  test('shading and the faintest lines are darker than the skin, and lighter than the contour', () => {
    for (const colour of [skin.shade, skin.faint]) {
      expect(luminance(colour)).toBeLessThan(luminance(skin.tone))
      expect(luminance(colour)).toBeGreaterThan(luminance(tones.ink))
    }
  })
})

test.each([
  ['skins', Object.values(skins)],
  ['hair', Object.values(hairColours)],
])('the %s are ordered from light to dark, in visible steps', (_, colours) => {
  const levels = colours.map(({ tone }) => luminance(tone) + 0.05)
  levels.slice(1).forEach((level, i) => {
    expect((levels[i] ?? 0) / level).toBeGreaterThan(1.15)
  })
})
