import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Pixels } from '@kaoiro/core/photo'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import { decodeJpeg, loadFaceDetector } from '@kaoiro/analyser/node'
import type { FaceDetector } from '../src/face/face-detector.js'
import { hairlineIn } from '../src/examine/examiner.js'
import { portraitNamed } from '@kaoiro/fixtures/portrait/parameters/portraits'

/** Expects the hairline within a few tenths of a percent of the photo's height. */
const expectNear = (found: O.Option<number>, hairline: number) => {
  expect(Math.abs(O.getOrElse(() => NaN)(found) - hairline)).toBeLessThan(0.6)
}

describe('hairlineIn', () => {
  let detectFaces: FaceDetector

  beforeAll(async () => {
    detectFaces = await loadFaceDetector()
  })

  const photo = async (name: string, change: Partial<PortraitParameters>): Promise<Pixels> => {
    const pixels = await decodeJpeg(
      encodeJpeg(photograph({ ...portraitNamed(name), ...change }), 92),
    )
    if (E.isLeft(pixels)) throw new Error(pixels.left)
    return pixels.right
  }

  test.each<[string, Partial<PortraitParameters>]>([
    ['higher', { hairline: 17.5 }],
    ['in a rolled head', { roll: 12 }],
    ['in a head rolled the other way', { roll: -18 }],
    ['in a turned head', { yaw: 12 }],
    ['close to the camera', { distance: 0.5 }],
    ['in a small face', { scale: 0.3, hairline: 25 }],
  ])('finds the hairline %s', async (_, change) => {
    for (const name of ['summer-woman', 'winter-man-deep'])
      expectNear(await hairlineIn(detectFaces)(await photo(name, change)), change.hairline ?? 20)
  })
})
