import { describe, expect, test } from 'vitest'
import { foundFaces } from '../../src/check/check-faces.js'
import { facePlaceOf } from '../../src/check/face-place.js'
import type { PoseInDegrees } from '../../src/check/face-check.js'
import { meshOf } from '../portrait-face.js'

const size = { width: 96, height: 128 }
const box = { left: 24, top: 32, right: 72, bottom: 96 }
const frontal: PoseInDegrees = { yaw: 0, pitch: 0, roll: 0 }

describe('facePlaceOf', () => {
  test('gives the middle and the width of the box in shares of the frame', () => {
    expect(facePlaceOf({ box, pose: frontal }, size)).toEqual({
      x: 0.5,
      y: 0.5,
      width: 0.5,
      skew: 0,
    })
  })

  test.each([
    [{ yaw: 20 }, false],
    [{ yaw: -20 }, false],
    [{ pitch: -25 }, false],
    [{ roll: 15 }, false],
    [{ yaw: -5, pitch: 6, roll: 4 }, true],
  ])('tells heads that are straight: %o', (pose, isStraight) => {
    expect(facePlaceOf({ box, pose: { ...frontal, ...pose } }, size).skew < 1).toBe(isStraight)
  })

  test('finds a drawn face in the middle, straight', () => {
    const [face] = foundFaces({ width: 531, height: 708 }, [meshOf('spring-woman')])
    if (face === undefined) throw new Error('no face')
    const { x, width, skew } = facePlaceOf(face, { width: 531, height: 708 })
    expect(x).toBeCloseTo(0.5, 1)
    expect(width).toBeCloseTo(0.43, 1)
    expect(skew).toBeLessThan(1)
  })
})
