import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineAcrossNose, faceView, samplerOf } from '@kaoiro/analyser/face'
import { namedStream } from '../../statistics/random.js'
import type { Amounts } from '../evaluate/second-photo/amounts.js'
import { amountsFrom, changes, only } from '../evaluate/second-photo/amounts.js'
import { withGlasses } from '../evaluate/second-photo/glasses.js'
import { relitBy } from '../evaluate/second-photo/light.js'
import { withCameraAt, withHeadTurned } from '../evaluate/second-photo/move-face.js'
import { secondPhoto } from '../evaluate/second-photo/second-photo.js'
import { brightestIn, constant, eggFace, meanAround, spotAt } from './pictures.js'

const side = 193
const middle = (side - 1) / 2
const face = eggFace({ x: middle, y: middle, radius: 60 })

const unchanged = only(amountsFrom(namedStream('any')), [])

describe('secondPhoto', () => {
  const spot = { x: 84, y: 52 }
  const photo = { pixels: spotAt(side, side, spot.x, spot.y), guide: spot }
  // Reddish, so that a change of saturation shows.
  const reddish = {
    ...photo,
    pixels: {
      ...photo.pixels,
      data: photo.pixels.data.map((byte, i) => (i % 4 === 2 ? byte / 2 : byte)),
    },
  }

  /** The largest amount of each change. The blur is larger, because the picture is small. */
  const large: Amounts = {
    turn: [6, 4],
    roll: [4],
    size: [0.7],
    crop: [0.06, 0.06, 0.06, 0.06],
    sideLight: [1, 0.35],
    whiteBalance: [0.15, -0.15],
    exposure: [0.4],
    vignette: [0.3],
    tone: [0.165, 0.25],
    saturation: [1.2],
    blur: [4],
    noise: [4],
    jpeg: [70],
    guide: [2],
    nearness: [2.5],
    glasses: [1],
    pose: [20, 14],
    sheet: [0.5, 1500, 0.5],
  }

  test('returns the photo if nothing changes', () => {
    expect(secondPhoto(photo, face, unchanged)).toEqual(photo)
  })

  test.each(changes)('can make the change %s alone', (change) => {
    const { pixels, guide } = secondPhoto(reddish, face, only(large, [change]))
    const isSamePicture = Buffer.from(reddish.pixels.data).equals(pixels.data)
    expect(isSamePicture && guide.y === reddish.guide.y).toBe(false)
  })

  test('moves the guide with the picture', () => {
    const moving = ['turn', 'pose', 'nearness', 'roll', 'size', 'crop'] as const
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const amounts = only(amountsFrom(namedStream(String(seed))), moving)
        const { pixels, guide } = secondPhoto(photo, face, amounts)
        const found = brightestIn(pixels)
        expect(Math.hypot(found.x - guide.x, found.y - guide.y)).toBeLessThan(1.5)
      }),
      // The example turns the head far, up and to the side.
      { numRuns: 8, examples: [[1983419658]] },
    )
  })
})

describe('relitBy', () => {
  const grey = constant(side, side, 120)
  const lit = (amounts: Partial<Amounts>) => relitBy(grey, face, { ...unchanged, ...amounts })

  test('darkens the side away from a lamp and not the middle', () => {
    for (const from of [-1, 1]) {
      const picture = lit({ sideLight: [from, 0.35] })
      expect(meanAround(picture, middle - from * 45, middle)).toBeLessThan(112)
      expect(meanAround(picture, middle + from * 45, middle)).toBeGreaterThan(120)
      expect(Math.abs(meanAround(picture, middle, middle) - 120)).toBeLessThan(3)
    }
  })

  test('doubles the light for each stop', () => {
    // In sRGB (IEC 61966-2-1), 120 is 0.188 of the maximum light, and twice this light is 165.
    expect(meanAround(lit({ exposure: [1] }), middle, middle)).toBe(165)
  })
})

describe('moving the face', () => {
  /** Returns how far a spot moves. */
  const moved = (x: number, y: number, move: typeof withHeadTurned, amount: number[]) => {
    const found = brightestIn(
      move({ pixels: spotAt(side, side, x, y), guide: { x, y } }, face, amount).pixels,
    )
    return { x: found.x - x, y: found.y - y }
  }

  test('a turn to the side moves the nose more than the outline', () => {
    const nose = moved(middle, middle, withHeadTurned, [6, 0])
    const outline = moved(middle + 50, middle, withHeadTurned, [6, 0])
    expect(Math.abs(nose.x)).toBeGreaterThan(Math.abs(outline.x) + 2)
    expect(Math.abs(nose.y)).toBeLessThanOrEqual(1)
  })

  test('a nearer camera enlarges parts in front of the middle of the face and shrinks parts behind it', () => {
    const nearer: typeof withHeadTurned = (photo, mesh, [nearness = 1]) =>
      withCameraAt(photo, mesh, nearness)
    expect(moved(middle + 20, middle, nearer, [2.5]).x).toBeGreaterThan(0)
    expect(moved(middle + 58, middle, nearer, [2.5]).x).toBeLessThan(0)
    expect(moved(middle + 58, middle, nearer, [0.2]).x).toBeGreaterThan(0)
  })
})

describe('withGlasses', () => {
  /** Pairs of landmarks at the right and the left, their distance from the middle, and how far below it they are. */
  const pairs = [
    [468, 473, 26, -9],
    [263, 33, 37, -9],
    [362, 133, 16, -9],
    [356, 127, 60, -6],
    [323, 93, 57, 6],
    [291, 61, 20, 30],
    [300, 70, 39, -21],
  ] as const

  const withEyes = face.map((point, i) => {
    const pair = pairs.find(([right, left]) => right === i || left === i)
    if (pair === undefined) return point
    const [right, , across, down] = pair
    return { ...point, x: middle + (i === right ? across : -across), y: middle + down }
  })
  const bare = { pixels: constant(side, side, 190), guide: { x: middle, y: 20 } }
  const lineOn = ({ pixels }: typeof bare) => lineAcrossNose(faceView(samplerOf(pixels), withEyes))

  test.each([0.1, 0.3, 0.45, 0.6, 0.8, 1])('draws frame %d across the nose', (choice) => {
    expect(lineOn(bare)).toBeCloseTo(0, 9)
    expect(lineOn(withGlasses(bare, withEyes, choice))).toBeGreaterThan(0.05)
  })
})
