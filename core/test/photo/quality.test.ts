import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QualityMeasures } from '@kaoiro/core/photo/quality'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import { measureQuality, qualityHints } from '@kaoiro/core/photo/quality'
import type { Rgb } from './pictures.js'
import { checkerboard, painted, uniform } from './pictures.js'

const large = { width: 1000, height: 1000 }

/** The hints for a picture that was large enough, but for softness: these are all flat. */
const hintsOf = (colour: Rgb) =>
  qualityHints(large, measureQuality(uniform(...colour))).filter((hint) => hint !== 'blurred')

/** The measures as their descriptions have them, pixel by pixel. */
const measuredByDefinition = ({ width, height, data }: Pixels): QualityMeasures => {
  const rgb = (x: number, y: number) => [...data.subarray((y * width + x) * 4)].slice(0, 3)
  const luma = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = rgb(x, y)
    return Math.fround(0.299 * r + 0.587 * g + 0.114 * b)
  }
  const sums = { brightness: 0, redGreen: 0, yellowBlue: 0, second: 0 }
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const [r = 0, g = 0, b = 0] = rgb(x, y)
      sums.brightness += luma(x, y)
      sums.redGreen += r - g
      sums.yellowBlue += (r + g) / 2 - b
      sums.second +=
        Math.abs(luma(x - 1, y) + luma(x + 1, y) - 2 * luma(x, y)) +
        Math.abs(luma(x, y - 1) + luma(x, y + 1) - 2 * luma(x, y))
    }
  const count = Math.max(1, (width - 2) * (height - 2))
  return {
    brightness: sums.brightness / count,
    cast: Math.max(Math.abs(sums.redGreen), Math.abs(sums.yellowBlue)) / count,
    sharpness: sums.second / count / 2,
  }
}

const byteArb = fc.nat(255)
const colourArb = fc.tuple(byteArb, byteArb, byteArb)

describe('measureQuality', () => {
  test.each([0, 50, 128, 255])('flat grey %d is as bright as it is, neutral and soft', (grey) => {
    const { brightness, cast, sharpness } = measureQuality(uniform(grey, grey, grey))
    expect(brightness).toBeCloseTo(grey, 3)
    expect(cast).toBe(0)
    expect(sharpness).toBeCloseTo(0, 3)
  })

  test.each([
    ['red', [200, 100, 100], 100],
    ['green', [100, 200, 100], 100],
    ['blue', [100, 100, 200], 100],
    ['yellow', [200, 200, 100], 100],
  ] as ReadonlyArray<[string, Rgb, number]>)(
    'a %s cast is the distance from grey',
    (_, colour, cast) => {
      expect(measureQuality(uniform(...colour)).cast).toBeCloseTo(cast, 3)
    },
  )

  test('a checkerboard is sharp, sharper the finer it is; a slope is not', () => {
    const sharpness = [1, 2, 8].map((square) => measureQuality(checkerboard(square)).sharpness)
    expect(sharpness).toEqual([...sharpness].sort((a, b) => b - a))
    expect(new Set(sharpness).size).toBe(3)
    expect(sharpness[0]).toBeCloseTo(510, 3)
    const slope = painted(32, 32, (x, y) => [4 * x + y, 4 * x + y, 4 * x + y])
    expect(measureQuality(slope).sharpness).toBeCloseTo(0, 3)
  })

  test('light from both sides of grey cancels out: it is the mean that is cast', () => {
    const halves = painted(32, 32, (x) => (x < 16 ? [200, 100, 100] : [100, 200, 200]))
    expect(measureQuality(halves).cast).toBeCloseTo(0, 3)
  })

  test('every measure lies in its range', () => {
    fc.assert(
      fc.property(fc.array(colourArb, { minLength: 25, maxLength: 25 }), (colours) => {
        const pixels = painted(5, 5, (x, y) => colours[5 * y + x] ?? [0, 0, 0])
        const { brightness, cast, sharpness } = measureQuality(pixels)
        // Sums of single-precision lumas may overshoot in the sixth digit.
        expect(brightness).toBeGreaterThanOrEqual(0)
        expect(brightness).toBeLessThanOrEqual(255.001)
        expect(cast).toBeGreaterThanOrEqual(0)
        expect(cast).toBeLessThanOrEqual(255)
        expect(sharpness).toBeGreaterThanOrEqual(0)
        expect(sharpness).toBeLessThanOrEqual(510.001)
      }),
    )
  })

  test('one pass over rows measures what the definition says, to the last digit', () => {
    const pictureArb = fc
      .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
      .chain(({ width, height }) =>
        fc
          .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
          .map((data) => ({ width, height, data })),
      )
    fc.assert(
      fc.property(pictureArb, (pixels) => {
        expect(measureQuality(pixels)).toEqual(measuredByDefinition(pixels))
      }),
    )
  })

  test('a lighter picture is never less bright', () => {
    fc.assert(
      fc.property(colourArb, fc.nat(2), byteArb, (colour, channel, value) => {
        const brightnessWith = (n: number) => {
          const [r, g, b] = colour.map((old, each) => (each === channel ? n : old))
          return measureQuality(uniform(r ?? 0, g ?? 0, b ?? 0)).brightness
        }
        const old = colour[channel] ?? 0
        expect(brightnessWith(Math.max(old, value))).toBeGreaterThanOrEqual(
          brightnessWith(Math.min(old, value)),
        )
      }),
    )
  })

  test.each([
    [1, 1],
    [2, 2],
    [1, 100],
  ])('a picture of %d × %d has finite measures', (width, height) => {
    const measures = measureQuality(painted(width, height, () => [90, 90, 90]))
    expect(Object.values(measures).every(Number.isFinite)).toBe(true)
  })
})

describe('qualityHints', () => {
  const fine: QualityMeasures = { brightness: 130, cast: 20, sharpness: 5 }

  test('a fine photo has none', () => {
    expect(qualityHints(large, fine)).toEqual([])
    expect(qualityHints(large, measureQuality(checkerboard(4)))).toEqual([])
  })

  test.each([
    ['dark', [20, 20, 20], ['too-dark']],
    ['bright', [250, 250, 250], ['too-bright']],
    ['of an even grey', [128, 128, 128], []],
    ['of a skin tone', [222, 184, 160], []],
    ['under a red lamp', [220, 90, 80], ['colour-cast']],
    ['under blue light', [90, 110, 230], ['colour-cast']],
  ] as const)('a photo that is %s', (_, colour, hints) => {
    expect(hintsOf(colour)).toEqual(hints)
  })

  test('a flat photo is blurred', () => {
    expect(qualityHints(large, measureQuality(uniform(128, 128, 128)))).toEqual(['blurred'])
  })

  test('the shorter side before preparation counts', () => {
    expect(qualityHints({ width: 4000, height: 239 }, fine)).toEqual(['too-small'])
    expect(qualityHints({ width: 239, height: 4000 }, fine)).toEqual(['too-small'])
    expect(qualityHints({ width: 240, height: 240 }, fine)).toEqual([])
  })

  test('they come in one order: size, light, colour, sharpness', () => {
    const small = { width: 10, height: 10 }
    expect(qualityHints(small, { brightness: 0, cast: 255, sharpness: 0 })).toEqual([
      ...['too-small', 'too-dark', 'colour-cast', 'blurred'],
    ])
    expect(qualityHints(small, { brightness: 255, cast: 255, sharpness: 0 })).toEqual([
      ...['too-small', 'too-bright', 'colour-cast', 'blurred'],
    ])
  })
})
