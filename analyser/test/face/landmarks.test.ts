import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, faceWidth, pointAboveMesh, pointAt } from '../../src/face/landmarks.js'
import { mesh } from '../../src/face/mesh.js'
import { anyPlacementArb, drawnShapeArb } from '../arbitraries.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { drawnFace, placed } from '../drawn-face.js'
import { meshNames, meshOf } from '../portrait-face.js'
import { moved, movementArb } from '../traits/moved-mesh.js'

test('pointAt returns the origin for a missing landmark', () => {
  expect(pointAt([], 152)).toEqual({ x: 0, y: 0, z: 0 })
})

describe('pointAboveMesh', () => {
  test('is on the axis of the face, above the top of the mesh by this share of its height', () => {
    fc.assert(
      fc.property(drawnShapeArb, anyPlacementArb, evenly(-1, 0.5), (shape, placement, share) => {
        const face = placed(drawnFace(shape), placement)
        const [chin, top] = [pointAt(face, mesh.chin), pointAt(face, mesh.foreheadTop)]
        const point = pointAboveMesh(face, share)
        const height = distance(chin, top)
        expect(distance(chin, point) / height).toBeCloseTo(1 + share, 9)
        expect(distance(top, point) / height).toBeCloseTo(Math.abs(share), 9)
      }),
    )
  })
})

describe('faceWidth', () => {
  test('does not depend on the rotation of the head', () => {
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), movementArb, (name, movement) => {
        const width = faceWidth(moved(meshOf(name), movement))
        expect(width / movement.scale / faceWidth(meshOf(name))).toBeCloseTo(1, 9)
      }),
    )
  })
})
