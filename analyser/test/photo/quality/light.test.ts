import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureLight } from '../../../src/photo/quality/light.js'
import type { Pixels } from '@kaoiro/core/photo'
import { wholePicture } from '@kaoiro/core/photo'
import type { Rgb } from '../pictures.js'
import { painted, uniform } from '../pictures.js'

const lightOf = (pixels: Pixels) => measureLight(pixels, wholePicture(pixels))

const byteArb = fc.nat(255)
const colourArb = fc.tuple(byteArb, byteArb, byteArb)
const coloursArb = fc.array(colourArb, { minLength: 25, maxLength: 25 })

const picture = (colours: ReadonlyArray<Rgb>): Pixels =>
  painted(5, 5, (x, y) => colours[5 * y + x] ?? [0, 0, 0])

describe('measureLight', () => {
  test.each([0, 50, 128, 249])('flat grey %d has its own value as lights and shadows', (grey) => {
    const { lights, shadows, clipped, warmth, greenness } = lightOf(uniform(grey, grey, grey))
    expect([lights, shadows, clipped]).toEqual([grey, grey, 0])
    expect(warmth).toBeCloseTo(0, 12)
    expect(greenness).toBeCloseTo(0, 12)
  })

  test.each<[string, Rgb, number, number]>([
    ['orange', [200, 130, 60], 1, 0],
    ['blue', [60, 130, 200], -1, 0],
    ['green', [80, 200, 80], 0, 1],
    ['magenta', [200, 80, 200], 0, -1],
  ])('%s deviates from grey in its direction', (_, colour, warm, green) => {
    const { warmth, greenness } = lightOf(uniform(...colour))
    if (warm !== 0) expect(Math.sign(warmth)).toBe(warm)
    if (green !== 0) expect(Math.sign(greenness)).toBe(green)
  })

  test('returns the brightness of a light area if it has at least a twentieth of the pixels', () => {
    const withWhite = (count: number) =>
      lightOf(painted(20, 20, (x, y) => (20 * y + x < count ? [200, 200, 200] : [40, 40, 40])))
    expect(withWhite(20).lights).toBe(200)
    expect(withWhite(19).lights).toBe(40)
    expect(withWhite(380).shadows).toBe(40)
    expect(withWhite(381).shadows).toBe(200)
  })

  test('counts a pixel as clipped if any channel is', () => {
    const halves = painted(10, 10, (x) => (x < 5 ? [255, 120, 90] : [240, 240, 240]))
    expect(lightOf(halves).clipped).toBe(0.5)
  })

  test('measures only the region', () => {
    const halves = painted(10, 10, (x) => (x < 5 ? [20, 20, 20] : [200, 120, 60]))
    const right = { left: 5, top: 0, right: 10, bottom: 10 }
    expect(measureLight(halves, right)).toEqual(lightOf(uniform(200, 120, 60)))
  })

  test('an empty region is neutral', () => {
    const nowhere = { left: 5, top: 5, right: 5, bottom: 5 }
    expect(measureLight(uniform(9, 9, 9), nowhere)).toEqual({
      ...{ lights: 0, lightest: 0, shadows: 255, clipped: 0, blown: 0, warmth: 0, greenness: 0 },
    })
  })

  test('a mirror image has the same measures', () => {
    fc.assert(
      fc.property(coloursArb, (colours) => {
        const mirrored = painted(5, 5, (x, y) => colours[5 * y + 4 - x] ?? [0, 0, 0])
        expect(lightOf(mirrored)).toEqual(lightOf(picture(colours)))
      }),
    )
  })
})
