import { describe, expect, test } from 'vitest'
import { hairColours, skins } from '../../../src/drawing/figure/complexion.js'
import { tones } from '../../../src/drawing/pen/tones.js'

/** Relative luminance (WCAG 2.2) of a colour as `#rrggbb`. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

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
