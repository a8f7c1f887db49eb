import { describe, expect, test } from 'vitest'
import { lineAcrossNose } from '@kaoiro/core/analysis/face/glasses'
import { faceView } from '@kaoiro/core/analysis/face/head-frame'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { samplerOf } from '@kaoiro/core/analysis/face/sampler'
import { withGlasses } from '../../../evaluate/second-photo/put-on-glasses.js'
import { constant } from '../pixels/pictures.js'
import { face as egg, middle, side } from './egg.js'

/** Pairs on a face's right and left: how far from its middle in pixels, and how far below it. */
const pairs: ReadonlyArray<readonly [right: number, left: number, across: number, down: number]> = [
  [468, 473, 26, -9],
  [263, 33, 37, -9],
  [362, 133, 16, -9],
  [356, 127, 60, -6],
  [323, 93, 57, 6],
  [291, 61, 20, 30],
  [300, 70, 39, -21],
]

/** The egg with eyes, mouth and cheekbones where a face has them. */
const face: Landmarks = egg.map((point, i) => {
  const pair = pairs.find(([right, left]) => right === i || left === i)
  if (pair === undefined) return point
  const [right, , across, down] = pair
  return { ...point, x: middle + (i === right ? across : -across), y: middle + down }
})

describe('glasses on a face', () => {
  const bare = { pixels: constant(side, side, 190), guide: { x: middle, y: 20 } }
  const choices = [0.1, 0.3, 0.45, 0.6, 0.8, 1]
  const lineOn = ({ pixels }: typeof bare) => lineAcrossNose(faceView(samplerOf(pixels), face))

  test('none are put on by an amount of 0', () => {
    expect(withGlasses(bare, face, 0)).toBe(bare)
    expect(lineOn(bare)).toBeCloseTo(0, 9)
  })

  test.each(choices)('the frame at %d crosses the nose', (choice) => {
    expect(lineOn(withGlasses(bare, face, choice))).toBeGreaterThan(0.05)
  })

  test('frames differ, and leave the guide where it was', () => {
    const worn = choices.map((choice) => withGlasses(bare, face, choice))
    const pictures = worn.map(({ pixels }) => Buffer.from(pixels.data).toString('base64'))
    expect(new Set(pictures).size).toBe(choices.length)
    for (const { guide } of worn) expect(guide).toBe(bare.guide)
  })
})
