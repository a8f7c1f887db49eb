import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Pixels, QualityHint } from '@kaoiro/core/photo'
import { lumaOf } from '@kaoiro/core/photo'
import type { Reason } from '@kaoiro/core/diagnosis'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { hairlineOf, lamps, photograph, readPicture } from '@kaoiro/fixtures/pixels/photograph'
import { decodeJpeg, loadExaminer } from '@kaoiro/analyser/node'
import type { Examiner } from '../src/examine/examiner.js'

let examine: Examiner

beforeAll(async () => {
  examine = await loadExaminer()
})

/** The reason why the examiner rejects a stored photo; null if it accepts the photo. */
const answerFor = async (photo: Pixels, hairline = 20): Promise<Reason | null> => {
  const pixels = await decodeJpeg(encodeJpeg(photo, 85))
  if (E.isLeft(pixels)) throw new Error(pixels.left)
  const examined = await examine(pixels.right, { gender: 'WOMEN', hairline })
  return E.isLeft(examined) ? examined.left : null
}

/** Black and white, or another tint of it. */
const inOneTint = ({ width, height, data }: Pixels, gains: ReadonlyArray<number>): Pixels => ({
  width,
  height,
  data: Uint8Array.from(data, (byte, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at - (at % 4))
    return at % 4 === 3 ? byte : Math.min(255, lumaOf(red, green, blue) * (gains[at % 4] ?? 1))
  }),
})

const emptyWall = () => ({ width: 531, height: 708, data: new Uint8Array(531 * 708 * 4).fill(219) })

// Both directions of a turn, and other lamps, are tested in usable.
describe('the examiner rejects', () => {
  test.each<[string, QualityHint | Reason, () => Pixels]>([
    ['a landscape', 'no-face', () => readPicture('photos/landscape.jpg')],
    ['an empty wall', 'no-face', emptyWall],
    ['two faces', 'many-faces', () => readPicture('photos/two-faces.jpg')],
    ['a face from afar', 'face-too-small', () => photograph('summer-man', { scale: 0.1 })],
    ['a turned face', 'face-turned', () => photograph('turned-35')],
    ['sunglasses', 'face-covered', () => photograph('sunglasses')],
    ['a mask', 'face-covered', () => photograph('mask')],
    ['darkness', 'too-dark', () => photograph('autumn-woman', { exposure: -4 })],
    ['far too much light', 'too-bright', () => photograph('winter-man', { exposure: 2.6 })],
    ['a photo out of focus', 'blurred', () => photograph('summer-woman', { blur: 8 })],
    ['candlelight', 'colour-cast', () => photograph('autumn-man', { tint: lamps[2000] })],
    ['a head on its side', 'face-tilted', () => photograph('winter-woman', { roll: 60 })],
    ['black and white', 'no-colour', () => inOneTint(photograph('summer-woman'), [1, 1, 1])],
    ['sepia', 'no-colour', () => inOneTint(photograph('autumn-man'), [1.08, 0.96, 0.75])],
  ])('%s as %s', async (_, reason, photo) => {
    expect(await answerFor(photo())).toBe(reason)
  })
})

describe('the examiner accepts', () => {
  test.each<[string, string, Shot]>([
    ['very deep skin', 'very-deep', {}],
    ['very fair skin', 'very-fair', {}],
    ['a lamp of 4000 K', 'summer-man', { tint: lamps[4000] }],
    ['a dim room', 'spring-man', { exposure: -1 }],
    ['clear glasses', 'glasses', {}],
    ['a full beard', 'beard', {}],
    ['a soft lens', 'winter-woman', { blur: 1.2 }],
    [
      'a noisy photo of a tilted head in light from the side',
      'autumn-woman-deep',
      { roll: 8, side: 0.2, noise: 2 },
    ],
    ['closed eyes', 'man-closed-eyes', {}],
    ['a fringe', 'fringe', {}],
    ['a small face', 'autumn-man', { scale: 0.3 }],
  ])('%s', async (_, name, shot) => {
    expect(await answerFor(photograph(name, shot), hairlineOf(shot))).toBeNull()
  })
})
