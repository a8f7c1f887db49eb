import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Landmarks } from '../../src/face/landmarks.js'
import { meanHairline } from '../../src/face/landmarks.js'
import { frontalFace } from '../../src/traits/frontal-face.js'
import type { Measures } from '../../src/traits/mesh-measures.js'
import { meshMeasures, expressionOf } from '../../src/traits/mesh-measures.js'
import { traits } from '@kaoiro/core/diagnosis'
import { drawnShapeArb } from '../arbitraries.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { drawnFace, meanShape } from '../drawn-face.js'
import { meshNames, meshOf } from '../portrait-face.js'
import { moved, movementArb } from './moved-mesh.js'

const measured = (mesh: Landmarks, foreheadShare = meanHairline): Measures =>
  meshMeasures(frontalFace(mesh), foreheadShare)

const expectSame = (one: Measures, other: Measures) => {
  for (const trait of traits) expect(one[trait], trait).toBeCloseTo(other[trait], 9)
}

describe('meshMeasures', () => {
  test('returns the measures of a drawn face', () => {
    fc.assert(
      fc.property(drawnShapeArb, (shape) => {
        expectSame(measured(drawnFace(shape)), {
          faceLine: shape.faceLine,
          eyebrowAngle: (shape.browLeft + shape.browRight) / 2,
          eyeVerticalLength: (shape.eyeLeft + shape.eyeRight) / 2,
          mouthWidth: shape.mouthWidth,
          noseRatio: shape.noseRatio,
        })
      }),
    )
  })

  test('is independent of size, position and roll', () => {
    const inPlaneArb = movementArb.map((movement) => ({ ...movement, yaw: 0, pitch: 0 }))
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), inPlaneArb, (name, movement) => {
        expectSame(measured(moved(meshOf(name), movement)), measured(meshOf(name)))
      }),
    )
  })

  test('measures jaw, eyes and mouth independently of yaw and pitch', () => {
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), movementArb, (name, movement) => {
        const [turned, straight] = [measured(moved(meshOf(name), movement)), measured(meshOf(name))]
        for (const trait of ['faceLine', 'eyeVerticalLength', 'mouthWidth'] as const)
          expect(turned[trait], trait).toBeCloseTo(straight[trait], 9)
      }),
    )
  })

  test('returns a lower ratio of the nose for a higher forehead; other measures do not change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), evenly(0.01, 0.4), (name, more) => {
        const mesh = meshOf(name)
        const [usual, higher] = [measured(mesh), measured(mesh, meanHairline + more)]
        expect(higher.noseRatio).toBeLessThan(usual.noseRatio)
        expect({ ...higher, noseRatio: 0 }).toEqual({ ...usual, noseRatio: 0 })
      }),
    )
  })
})

const expressionIn = (mesh: Landmarks) => expressionOf(frontalFace(mesh))

const corners = [61, 291]
const lips = { upper: 13, lower: 14, lowerEdge: 17 }

/** The mean face with some points moved down, in face widths. */
const lowered = (indices: ReadonlyArray<number>, by: number): Landmarks =>
  drawnFace(meanShape).map((point, i) =>
    indices.includes(i) ? { ...point, y: point.y + by } : point,
  )

const littleArb = evenly(0.005, 0.1)

describe('expressionOf', () => {
  test('returns how deep the corners of the mouth are below the wings of the nose, on average', () => {
    const atRest = expressionIn(drawnFace(meanShape)).corners
    fc.assert(
      fc.property(littleArb, fc.constantFrom(...corners), (by, corner) => {
        const expressed = expressionIn(lowered(corners, -by))
        expect(expressed.corners).toBeCloseTo(atRest - by, 9)
        expect(expressed.open).toBeCloseTo(0, 9)
        expect(expressionIn(lowered([corner], -by)).corners).toBeCloseTo(atRest - by / 2, 2)
      }),
    )
  })

  test('returns the height of the lips without the gap between them', () => {
    const { lips: atRest } = expressionIn(drawnFace(meanShape))
    fc.assert(
      fc.property(littleArb, (by) => {
        const opened = expressionIn(lowered([lips.lower, lips.lowerEdge], by))
        expect(opened.lips).toBeCloseTo(atRest, 9)
        expect(expressionIn(lowered([lips.lowerEdge], by)).lips).toBeCloseTo(atRest + by, 9)
      }),
    )
  })

  test('returns the distance between the lips', () => {
    fc.assert(
      fc.property(littleArb, (by) => {
        expect(expressionIn(lowered([lips.lower], by)).open).toBeCloseTo(by, 9)
        expect(expressionIn(lowered([lips.upper], -by)).open).toBeCloseTo(by, 9)
      }),
    )
  })
})
