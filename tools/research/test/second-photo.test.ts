import { describe, expect, test } from 'vitest'
import { namedStream } from '../../statistics/random.js'
import type { Amounts } from '../evaluate/pixels/second-photo.js'
import { amountsFrom, changes, secondPhoto } from '../evaluate/pixels/second-photo.js'
import { brightestIn, spotAt } from './pictures.js'

const side = 193
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
const large: Required<Amounts> = {
  roll: [4],
  crop: [0.06, 0.06, 0.06, 0.06],
  size: [0.7],
  exposure: [0.4],
  whiteBalance: [0.15, -0.15],
  saturation: [1.2],
  blur: [4],
  jpeg: [70],
  guide: [2],
}

describe('secondPhoto', () => {
  test('returns the photo if nothing changes', async () => {
    const { pixels, guide } = await secondPhoto(photo, {})
    expect(guide).toEqual(photo.guide)
    expect(Buffer.from(pixels.data)).toEqual(Buffer.from(photo.pixels.data))
  })

  test.each(changes)('can make the change %s alone', async (change) => {
    const { pixels, guide } = await secondPhoto(reddish, { [change]: large[change] })
    const isSamePicture = Buffer.compare(reddish.pixels.data, Buffer.from(pixels.data)) === 0
    expect(isSamePicture && guide.y === reddish.guide.y).toBe(false)
  })

  test.each(['1', '2', '3', '4', '5', '6'])(
    'moves the guide with the picture, stream %s',
    async (stream) => {
      const amounts = amountsFrom(namedStream(stream), ['roll', 'crop', 'size'])
      const { pixels, guide } = await secondPhoto(photo, amounts)
      const found = brightestIn(pixels)
      expect(Math.hypot(found.x - guide.x, found.y - guide.y)).toBeLessThan(1.5)
    },
  )

  test('doubles the light for each stop', async () => {
    const grey = {
      ...photo.pixels,
      data: photo.pixels.data.map((_, i) => (i % 4 === 3 ? 255 : 120)),
    }
    const { pixels } = await secondPhoto({ ...photo, pixels: grey }, { exposure: [1] })
    // In sRGB (IEC 61966-2-1), 120 is 0.188 of the maximum light, and twice this light is 165.
    expect(Math.abs((pixels.data[0] ?? 0) - 165)).toBeLessThan(3)
  })
})
