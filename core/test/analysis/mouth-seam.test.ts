import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FaceView } from '@kaoiro/core/analysis/head-frame'
import { mouthSeam } from '@kaoiro/core/analysis/mouth-seam'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from './arbitraries.js'
import { band, paintedView, skin } from './painted-view.js'

interface PaintedMouth {
  /** The dark line's length. */
  readonly width: number
  /** The mesh's mouth. */
  readonly meshWidth: number
  readonly x: number
  /** How much higher the corners are than the middle. */
  readonly smile: number
  /** How much lower the right corner is than the left one. */
  readonly tilt: number
  readonly lips: Rgb
  readonly around: Rgb
  readonly seam: Rgb
  readonly gain: number
}

const usual: PaintedMouth = {
  width: 0.36,
  meshWidth: 0.36,
  x: 0,
  smile: 0,
  tilt: 0,
  lips: [178, 104, 98],
  around: skin,
  seam: [88, 44, 42],
  gain: 1,
}

const height = 0.47

const viewOf = (mouth: PaintedMouth): FaceView => {
  const { width, meshWidth, x: middle, smile, tilt, lips, around, seam } = mouth
  const ends = (length: number) => [middle - length / 2, middle + length / 2] as const
  const line = (x: number) =>
    height + (tilt * (x - middle)) / width - smile * ((x - middle) / (width / 2)) ** 2
  const bow = (x: number) => Math.max(0, 1 - ((x - middle) / (0.47 * width)) ** 2)
  const [left, right] = ends(meshWidth)
  return paintedView(
    around,
    [
      band(
        lips,
        ends(0.94 * width),
        (x) => line(x) - 0.03 * bow(x),
        (x) => line(x) + 0.04 * bow(x),
      ),
      band(
        seam,
        ends(width),
        (x) => line(x) - 0.005,
        (x) => line(x) + 0.005,
      ),
    ],
    {
      13: { x: middle, y: height - 0.004 },
      14: { x: middle, y: height + 0.004 },
      61: { x: left, y: line(left) },
      291: { x: right, y: line(right) },
    },
    mouth.gain,
  )
}

const found = (change: Partial<PaintedMouth> = {}): number =>
  mouthSeam(viewOf({ ...usual, ...change }))

const widthArb = evenly(0.28, 0.44)
const few = { numRuns: 30 }

describe('mouthSeam', () => {
  test('"it is as long as the line between the lips"', () => {
    fc.assert(
      fc.property(widthArb, (width) => {
        expect(Math.abs(found({ width }) - width)).toBeLessThan(0.02)
      }),
      few,
    )
  })

  test('"the wider of two mouths is found wider, by as much"', () => {
    fc.assert(
      fc.property(widthArb, evenly(0.02, 0.06), (width, more) => {
        const gain = found({ width: width + more }) - found({ width })
        expect(Math.abs(gain - more)).toBeLessThan(0.012)
      }),
      few,
    )
  })

  test('"a mesh a tenth too wide or narrow changes it little"', () => {
    fc.assert(
      fc.property(evenly(0.32, 0.4), (meshWidth) => {
        expect(Math.abs(found({ meshWidth }) - found())).toBeLessThan(0.012)
      }),
      few,
    )
  })

  test('"a photo’s exposure does not change it"', () => {
    fc.assert(
      fc.property(evenly(0.45, 1), (gain) => {
        expect(Math.abs(found({ gain }) - found())).toBeLessThan(0.008)
      }),
      few,
    )
  })

  test.each<[string, Partial<PaintedMouth>]>([
    ['under lipstick', { lips: [150, 24, 44], seam: [60, 8, 16] }],
    ['between bare lips', { lips: [198, 148, 130] }],
    ['in a beard', { around: [70, 52, 42], lips: [150, 92, 84], seam: [30, 18, 16] }],
    ['in deep skin', { around: [92, 60, 46], lips: [96, 56, 52], seam: [42, 24, 22] }],
    ['with a slight smile', { smile: 0.012 }],
    ['that droops on one side', { tilt: 0.12 }],
    ['to one side of the face', { x: 0.03 }],
  ])('it is as long %s', (_, change) => {
    expect(Math.abs(found(change) - usual.width)).toBeLessThan(0.025)
  })

  test('a line that runs on beyond all that is looked at has no end: not a number', () => {
    expect(found({ width: 0.9 })).toBeNaN()
  })

  test('nor does a face without any line have one', () => {
    expect(found({ lips: skin, seam: skin })).toBeNaN()
  })
})
