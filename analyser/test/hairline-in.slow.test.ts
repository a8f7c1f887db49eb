import * as O from 'fp-ts/lib/Option.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { hairlineOf, photograph } from '@kaoiro/fixtures/pixels/photograph'
import { loadFaceDetector } from '@kaoiro/analyser/node'
import type { FaceDetector } from '../src/face/face-detector.js'
import { hairlineIn } from '../src/examine/examiner.js'

describe('hairlineIn', () => {
  let detectFaces: FaceDetector

  beforeAll(async () => {
    detectFaces = await loadFaceDetector()
  })

  test.each<[string, string, Shot]>([
    ['in a rolled head', 'summer-woman', { roll: 12 }],
    ['in a head rolled the other way', 'winter-man-deep', { roll: -18 }],
    ['in a turned head', 'turned-12', {}],
    ['close to the camera', 'near', {}],
    ['in a small face', 'summer-woman', { scale: 0.3 }],
    ['in a small, deep face', 'winter-man-deep', { scale: 0.3 }],
  ])('finds the hairline %s, within a few tenths of a percent', async (_, name, shot) => {
    const found = await hairlineIn(detectFaces)(photograph(name, shot))
    expect(Math.abs(O.getOrElse(() => NaN)(found) - hairlineOf(shot))).toBeLessThan(0.6)
  })
})
