import { describe, expect, test } from 'vitest'
import type { QualityHint } from '@kaoiro/core/photo'
import type { QualityMeasures } from '../../../src/photo/quality/quality.js'
import { certainRefusal, measureQuality, qualityHints } from '../../../src/photo/quality/quality.js'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { lamps, photograph } from '@kaoiro/fixtures/pixels/photograph'
import type { Rgb } from '../pictures.js'
import { checkerboard, painted, uniform } from '../pictures.js'

const large = { width: 1000, height: 1000 }

/** Hints for a large picture: this colour in the lower half, half its luma in the upper. */
const hintsOf = (colour: Rgb) => {
  const [r, g, b] = colour
  const picture = painted(32, 32, (_, y) => (y < 16 ? [r / 2, g / 2, b / 2] : colour))
  return qualityHints(large, measureQuality(picture)).filter((hint) => hint !== 'blurred')
}

/** Hints for a drawn portrait at half the size of a prepared photo. */
const hintsForDrawn = (name: string, shot: Shot) =>
  qualityHints(
    large,
    measureQuality(photograph(name, { ...shot, size: { width: 266, height: 354 } })),
  )

describe('measureQuality', () => {
  test.each([
    [1, 1],
    [2, 2],
    [1, 100],
  ])('returns finite measures for a picture of %d × %d', (width, height) => {
    const measures = measureQuality(painted(width, height, () => [90, 90, 90]))
    expect(Object.values(measures).every(Number.isFinite)).toBe(true)
  })
})

describe('qualityHints', () => {
  const fine: QualityMeasures = {
    ...{
      lights: 200,
      lightest: 240,
      shadows: 40,
      clipped: 0.01,
      blown: 0,
      warmth: 0.2,
      greenness: 0,
      sharpness: 0.15,
      tintSpread: 9,
    },
  }

  test('returns no hints for a good photo', () => {
    expect(qualityHints(large, fine)).toEqual([])
    expect(qualityHints(large, measureQuality(checkerboard(4)))).toEqual([])
  })

  test.each([
    ['dark', [20, 20, 20], ['too-dark']],
    ['of a grey', [128, 128, 128], []],
    ['of a skin tone', [222, 184, 160], []],
    ['under a red lamp', [220, 90, 80], ['colour-cast']],
    ['under blue light', [90, 110, 230], ['colour-cast']],
    ['under green light', [90, 200, 90], ['colour-cast']],
  ] as const)('a photo that is %s', (_, colour, hints) => {
    expect(hintsOf(colour)).toEqual(hints)
  })

  test.each([
    ['black', uniform(0, 0, 0), 'too-dark'],
    ['overexposed', uniform(252, 252, 252), 'too-bright'],
    ['of a white wall', uniform(235, 235, 235), 'no-face'],
    ['of a blue wall', uniform(90, 110, 230), 'no-face'],
    [
      'of a wall in light from one side',
      painted(64, 64, (x) => [180 + x / 2, 175, 160]),
      'no-face',
    ],
  ] as const)(
    'a photo that is %s has the reason for a photo without a face, and is not blurred',
    (_, photo, hint) => {
      expect(qualityHints(large, measureQuality(photo))).toEqual([hint])
    },
  )

  const woman = 'spring-woman'
  test.each<[string, string, Shot, ReadonlyArray<QualityHint>]>([
    ['unchanged', woman, {}, []],
    ['before a white wall', 'very-fair', {}, []],
    ['before a coloured wall', 'beard', {}, []],
    ['of deep skin before a dark wall', 'very-deep', {}, []],
    ['in the evening', woman, { tint: lamps[4000] }, []],
    ['in the dark', woman, { exposure: -4 }, ['too-dark']],
    ['far too light', woman, { exposure: 3 }, ['too-bright']],
    ['by candles', woman, { tint: lamps[2000] }, ['colour-cast']],
    ['a little soft', woman, { blur: 0.6 }, []],
    ['out of focus', woman, { blur: 4 }, ['blurred']],
  ])('a drawn portrait %s', (_, name, shot, hints) => {
    expect(hintsForDrawn(name, shot)).toEqual(hints)
  })

  test('uses the shorter side of the original photo', () => {
    expect(qualityHints({ width: 4000, height: 239 }, fine)).toEqual(['too-small'])
    expect(qualityHints({ width: 239, height: 4000 }, fine)).toEqual(['too-small'])
    expect(qualityHints({ width: 240, height: 240 }, fine)).toEqual([])
  })

  test('orders hints by size, light, colour, sharpness', () => {
    const small = { width: 10, height: 10 }
    const worst = { blown: 0, warmth: 3, greenness: 0, sharpness: 0, tintSpread: 9 }
    const light = { lights: 60, lightest: 90, shadows: 0, clipped: 0 }
    expect(qualityHints(small, { ...worst, ...light })).toEqual([
      ...['too-small', 'too-dark', 'colour-cast', 'blurred'],
    ])
    const glare = { lights: 255, lightest: 255, shadows: 100, clipped: 1 }
    expect(qualityHints(small, { ...worst, ...glare })).toEqual([
      ...['too-small', 'too-bright', 'colour-cast', 'blurred'],
    ])
  })
})

describe('certainRefusal', () => {
  const refusalOf = (exposure: number) =>
    certainRefusal(measureQuality(photograph('spring-woman', { exposure })))

  test('refuses a photo that is nearly black', () => {
    expect(refusalOf(-6)).toBe('too-dark')
    expect(certainRefusal(measureQuality(uniform(79, 79, 79)))).toBe('too-dark')
  })

  test('refuses a photo in black and white', () => {
    const { width, height, data } = photograph('spring-woman')
    const grey = painted(width, height, (x, y) => {
      const green = data[4 * (y * width + x) + 1] ?? 0
      return [green, green, green]
    })
    expect(certainRefusal(measureQuality(grey))).toBe('no-colour')
  })

  test('leaves other photos to the analysis, also dark ones with a few light pixels', () => {
    expect(refusalOf(0)).toBeNull()
    const lamp = painted(400, 400, (x, y) => (x < 2 && y < 2 ? [90, 90, 90] : [9, 9, 9]))
    expect(certainRefusal(measureQuality(lamp))).toBeNull()
  })
})
