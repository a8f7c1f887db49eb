import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceView, headFrame } from '../../src/face/head-frame.js'
import type { Landmarks } from '../../src/face/landmarks.js'
import { distance, pointAt } from '../../src/face/landmarks.js'
import { mesh } from '../../src/face/mesh.js'
import { samplerOf } from '../../src/face/sampler.js'
import { painted } from '../photo/pictures.js'
import { anyPlacementArb } from '../arbitraries.js'
import { placed, placedPoint } from '../drawn-face.js'
import { meshNames, meshOf } from '../portrait-face.js'

/** Detected meshes, scaled to a width of about 1 and moved to the origin. */
const faces: ReadonlyArray<Landmarks> = meshNames.map((name) =>
  meshOf(name).map(({ x, y, z }) => ({ x: (x - 265) / 240, y: (y - 300) / 240, z: z / 240 })),
)
const faceArb = fc.constantFrom(...faces)

describe('headFrame', () => {
  test('is independent of position, size and roll', () => {
    fc.assert(
      fc.property(faceArb, anyPlacementArb, fc.nat(477), (face, placement, index) => {
        const point = pointAt(face, index)
        const there = headFrame(placed(face, placement)).toFrame(placedPoint(placement)(point))
        expect(distance(there, headFrame(face).toFrame(point))).toBeLessThan(1e-9)
      }),
    )
  })

  test.each(meshNames)(
    'of %s has its origin between the irises, x to the right and y down',
    (name) => {
      const { toFrame } = headFrame(meshOf(name))
      const at = (index: number) => toFrame(pointAt(meshOf(name), index))
      expect(at(468).x + at(473).x).toBeCloseTo(0, 9)
      expect(at(468).y + at(473).y).toBeCloseTo(0, 9)
      expect(at(mesh.mouthRight).x).toBeGreaterThan(0.1)
      expect(at(mesh.mouthLeft).x).toBeLessThan(-0.1)
      expect(Math.abs(at(mesh.chin).x)).toBeLessThan(0.02)
      expect(at(mesh.chin).y).toBeGreaterThan(0.6)
    },
  )

  test.each(meshNames)('of %s rotates if either point of a mirrored pair moves', (name) => {
    const face = meshOf(name)
    const rise = (landmarks: Landmarks) => {
      const { toPicture } = headFrame(landmarks)
      return toPicture(1, 0).y - toPicture(0, 0).y
    }
    for (const index of [468, 473, 33, 263, 133, 362, 127, 356, 234, 454, 61, 291, 70, 300]) {
      const lower = face.map((point, i) => (i === index ? { ...point, y: point.y + 20 } : point))
      const isRight = pointAt(face, index).x > pointAt(face, mesh.noseTip).x
      const turn = (rise(lower) - rise(face)) * (isRight ? 1 : -1)
      expect(turn, `point ${index}`).toBeGreaterThan(0)
    }
  })
})

describe('faceView', () => {
  test('reads picture and landmarks in the coordinates of the face', () => {
    const face = meshOf('spring-woman')
    const { toPicture } = headFrame(face)
    const pixels = painted(531, 708, (x, y) => [x >> 2, y >> 2, 128])
    const view = faceView(samplerOf(pixels), face)
    const place = toPicture(0.3, -0.2)
    expect(view.colourAt(0.3, -0.2)).toEqual(samplerOf(pixels)(place.x, place.y))
    const chin = view.landmark(mesh.chin)
    expect(distance(toPicture(chin.x, chin.y), pointAt(face, mesh.chin))).toBeLessThan(1e-9)
  })
})
