import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orientations, storedAs } from '@kaoiro/fixtures/photo/jpeg/orientation'
import { upright } from '../evaluate/examine/read-photo.js'
import { resampled } from '../evaluate/pixels/resample.js'
import { cropped, hairlineIn, rolled } from '../evaluate/pixels/transform.js'
import { constant, pixelsArb } from './pictures.js'

const side = fc.integer({ min: 1, max: 40 })

describe('resampled', () => {
  test('keeps a constant picture constant', () => {
    fc.assert(
      fc.property(side, side, side, side, fc.nat(255), (w, h, width, height, value) => {
        expect(resampled(constant(w, h, value), { width, height })).toEqual(
          constant(width, height, value),
        )
      }),
    )
  })

  test('averages four pixels when it halves', () => {
    const data = Uint8Array.from([0, 100, 50, 250].flatMap((v) => [v, v, v, 255]))
    expect(resampled({ width: 2, height: 2, data }, { width: 1, height: 1 }).data).toEqual(
      Uint8Array.from([100, 100, 100, 255]),
    )
  })
})

test('rolled moves the guide like the pixels', () => {
  const pixels = constant(101, 101, 0)
  pixels.data.fill(255, (20 * 101 + 50) * 4, (20 * 101 + 51) * 4)
  const turned = rolled({ pixels, guide: { x: 50.5, y: 20.5 } }, 90)
  const found = turned.pixels.data.indexOf(255) / 4
  expect([turned.guide.x, turned.guide.y]).toEqual([80.5, 50.5])
  expect([found % 101, Math.floor(found / 101)]).toEqual([80, 50])
})

test('cropped moves the guide', () => {
  const photo = { pixels: constant(200, 100, 9), guide: { x: 100, y: 20 } }
  const { pixels, guide } = cropped(photo, { left: 0.05, right: 0.01, top: 0.03, bottom: 0 })
  expect([pixels.width, pixels.height]).toEqual([188, 97])
  expect(guide).toEqual({ x: 90, y: 17 })
  expect(hairlineIn({ pixels, guide })).toBeCloseTo((100 * 17) / 97, 12)
})

test('upright undoes every orientation', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orientations), pixelsArb, (orientation, pixels) => {
      expect(upright(orientation, storedAs(orientation, pixels))).toEqual(pixels)
    }),
  )
})
