import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orientations, storedAs } from '@kaoiro/fixtures/photo/jpeg/orientation'
import { cropped } from '../../../evaluate/pixels/crop.js'
import { hairlineIn } from '../../../evaluate/pixels/guided.js'
import { mirrored } from '@kaoiro/core/photo/raster/mirror'
import { perturb } from '../../../evaluate/pixels/perturbations.js'
import { namedStream } from '../../../../statistics/random.js'
import { resampled } from '../../../evaluate/pixels/resample.js'
import { rolled, rotated } from '../../../evaluate/pixels/rotate.js'
import { upright } from '../../../evaluate/pixels/upright.js'
import { constant, pixelsArb } from './pictures.js'

const side = fc.integer({ min: 1, max: 40 })

describe('resampling', () => {
  test('to the same size changes nothing', () => {
    fc.assert(
      fc.property(pixelsArb, (pixels) => {
        expect(resampled(pixels, pixels)).toBe(pixels)
      }),
    )
  })

  test('along one axis leaves a picture that does not vary along it as it is', () => {
    const rows = (height: number) => ({
      width: 3,
      height,
      data: Uint8Array.from({ length: 12 * height }, (_, i) => 20 * (i % 12)),
    })
    fc.assert(
      fc.property(side, side, (from, to) => {
        expect(resampled(rows(from), { width: 3, height: to })).toEqual(rows(to))
      }),
    )
  })

  test('keeps a constant picture constant', () => {
    fc.assert(
      fc.property(side, side, side, side, fc.nat(255), (w, h, width, height, value) => {
        expect(resampled(constant(w, h, value), { width, height })).toEqual(
          constant(width, height, value),
        )
      }),
    )
  })

  test('halves by the mean of four', () => {
    const data = Uint8Array.from([0, 100, 50, 250].flatMap((v) => [v, v, v, 255]))
    expect(resampled({ width: 2, height: 2, data }, { width: 1, height: 1 }).data).toEqual(
      Uint8Array.from([100, 100, 100, 255]),
    )
  })
})

describe('turning', () => {
  test('by nothing changes nothing', () => {
    fc.assert(
      fc.property(pixelsArb, (pixels) => {
        expect(rotated(pixels, 0)).toEqual(pixels)
      }),
    )
  })

  test('keeps a constant picture constant, to its repeated edges', () => {
    const pixels = constant(9, 7, 130)
    expect(rotated(pixels, 8)).toEqual(pixels)
  })

  test('moves a point as it moves the pixels there', () => {
    const pixels = constant(101, 101, 0)
    pixels.data.fill(255, (20 * 101 + 50) * 4, (20 * 101 + 51) * 4)
    const turned = rolled({ pixels, guide: { x: 50.5, y: 20.5 } }, 90)
    const found = turned.pixels.data.indexOf(255) / 4
    expect([turned.guide.x, turned.guide.y]).toEqual([80.5, 50.5])
    expect([found % 101, Math.floor(found / 101)]).toEqual([80, 50])
  })
})

describe('cropping', () => {
  const cut = { left: 0.05, right: 0.01, top: 0.03, bottom: 0 }
  const photo = { pixels: constant(200, 100, 9), guide: { x: 100, y: 20 } }

  test('moves the guide with what is left', () => {
    const { pixels, guide } = cropped(photo, cut)
    expect([pixels.width, pixels.height]).toEqual([188, 97])
    expect(guide).toEqual({ x: 90, y: 17 })
    expect(hairlineIn({ pixels, guide })).toBeCloseTo((100 * 17) / 97, 12)
  })

  test('keeps the pixels where the guide stands', () => {
    fc.assert(
      fc.property(pixelsArb, (pixels) => {
        const left = 1 / pixels.width
        const at = Math.floor(pixels.width / 2)
        if (pixels.width < 3) return
        const { pixels: rest, guide } = cropped(
          { pixels, guide: { x: at, y: 0 } },
          { left, right: 0, top: 0, bottom: 0 },
        )
        expect(rest.data[guide.x * 4]).toBe(pixels.data[at * 4])
      }),
    )
  })
})

test('a mirror twice is the picture', () => {
  fc.assert(
    fc.property(pixelsArb, (pixels) => {
      const twice = mirrored(mirrored(pixels))
      expect({ ...twice, data: Uint8Array.from(twice.data) }).toEqual(pixels)
    }),
  )
})

test('a picture stored in any orientation is upright again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orientations), pixelsArb, (orientation, pixels) => {
      expect(upright(orientation, storedAs(orientation, pixels))).toEqual(pixels)
    }),
  )
})

test('changes stay within their bounds and come again from the same seed', () => {
  const photo = { pixels: constant(32, 40, 120), guide: { x: 16, y: 8 } }
  fc.assert(
    fc.property(fc.string(), (name) => {
      const [scale = 0] = perturb.resize(photo, namedStream(name)).amount
      expect(scale).toBeGreaterThanOrEqual(0.5)
      expect(scale).toBeLessThan(1)
      expect(Math.abs(perturb.exposure(photo, namedStream(name)).amount[0] ?? 0)).toBe(0.5)
      expect(Math.abs(perturb.temperature(photo, namedStream(name)).amount[0] ?? 0)).toBe(800)
      expect(perturb.roll(photo, namedStream(name))).toEqual(perturb.roll(photo, namedStream(name)))
      const { pixels } = perturb.crop(photo, namedStream(name)).photo
      expect(pixels.width).toBeGreaterThanOrEqual(0.9 * 32 - 1)
    }),
    { numRuns: 30 },
  )
})
