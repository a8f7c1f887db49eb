import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Landmark, Landmarks } from '../../src/face/landmarks.js'
import { meshSize } from '../../src/face/mesh.js'
import { frontalFace } from '../../src/traits/frontal-face.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { mirroredMesh, paired, twinOf } from '../mesh-mirror.js'
import { meshNames, meshOf } from '../portrait-face.js'
import { moved, movementArb, pitched, rolled, yawed } from './moved-mesh.js'

const meshArb = fc.constantFrom(...meshNames).map(meshOf)

/** The mesh, rotated to face the camera. */
const frontal = (mesh: Landmarks): Landmarks => {
  const { point } = frontalFace(mesh)
  return Array.from({ length: meshSize }, (_, i) => point(i))
}

const apart = (a: Landmark, b: Landmark): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)

const farthest = (one: Landmarks, other: Landmarks): number =>
  Math.max(...one.map((point, i) => apart(point, other[i] ?? { x: NaN, y: NaN, z: NaN })))

describe('frontalFace', () => {
  test('is independent of rotation, position and size', () => {
    fc.assert(
      fc.property(meshArb, movementArb, (mesh, movement) => {
        expect(farthest(frontal(moved(mesh, movement)), frontal(mesh))).toBeLessThan(1e-9)
      }),
    )
  })

  test('returns the rotation of a face as its pose, independent of roll', () => {
    fc.assert(
      fc.property(meshArb, evenly(-0.8, 0.8), evenly(-3, 3), (mesh, angle, roll) => {
        const face = frontal(mesh)
        const sideways = frontalFace(rolled(yawed(face, angle), roll)).pose
        expect(sideways.yaw).toBeCloseTo(-angle, 9)
        expect(sideways.pitch).toBeCloseTo(0, 9)
        const nodding = frontalFace(rolled(pitched(face, angle), roll)).pose
        expect(nodding.pitch).toBeCloseTo(angle, 9)
        expect(nodding.yaw).toBeCloseTo(0, 9)
      }),
    )
  })

  test('returns the mirrored face and the opposite yaw for the mirror image', () => {
    fc.assert(
      fc.property(meshArb, movementArb, (mesh, movement) => {
        const face = moved(mesh, movement)
        const [here, there] = [frontalFace(face), frontalFace(mirroredMesh(face, 500))]
        const mirrored = paired.map(here.point).map(({ x, y, z }) => ({ x: -x, y, z }))
        const twins = paired.map((index) => there.point(twinOf(index)))
        expect(farthest(twins, mirrored)).toBeLessThan(1e-9)
        expect(there.pose.yaw).toBeCloseTo(-here.pose.yaw, 9)
        expect(there.pose.pitch).toBeCloseTo(here.pose.pitch, 9)
      }),
    )
  })

  test.each(meshNames)('%s, drawn from the front, has little rotation', (name) => {
    const { pose, point } = frontalFace(meshOf(name))
    expect(Math.abs(pose.yaw)).toBeLessThan(0.05)
    expect(Math.abs(pose.pitch)).toBeLessThan(0.3)
    // The nose is closer to the camera than the ears, and below the eyes.
    expect(point(1).z).toBeLessThan(point(234).z - 0.3)
    expect(point(1).y).toBeGreaterThan(0.1)
  })
})
