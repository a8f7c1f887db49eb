import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { expressionOf } from '@kaoiro/core/analysis/traits/mesh-measures'
import { frontalFace } from '@kaoiro/core/analysis/traits/frontal-face'
import { evenly } from '../arbitraries.js'
import { drawnFace, meanShape } from '../drawn-face.js'
import { meshNames, meshOf } from '../portrait-face.js'
import { moved, movementArb } from './moved-mesh.js'

const expressionIn = (mesh: Landmarks) => expressionOf(frontalFace(mesh))

const corners = [61, 291]
const lips = { upper: 13, lower: 14 }

/** The mean face with some of its points lower by so many face widths. */
const lowered = (indices: ReadonlyArray<number>, by: number): Landmarks =>
  drawnFace(meanShape).map((point, i) =>
    indices.includes(i) ? { ...point, y: point.y + by } : point,
  )

const littleArb = evenly(0.005, 0.1)

describe('expressionOf', () => {
  test('a face at rest has no expression', () => {
    const { lift, open } = expressionIn(drawnFace(meanShape))
    expect(lift).toBeCloseTo(0, 9)
    expect(open).toBeCloseTo(0, 9)
  })

  test('"raising both corners of the mouth lifts it by as much, and raising one by half of it"', () => {
    fc.assert(
      fc.property(littleArb, fc.constantFrom(...corners), (by, corner) => {
        expect(expressionIn(lowered(corners, -by)).lift).toBeCloseTo(by, 9)
        expect(expressionIn(lowered(corners, by)).lift).toBeCloseTo(-by, 9)
        expect(expressionIn(lowered([corner], -by)).lift).toBeCloseTo(by / 2, 2)
        expect(expressionIn(lowered(corners, -by)).open).toBeCloseTo(0, 9)
      }),
    )
  })

  test('"parting the lips opens the mouth by as much"', () => {
    fc.assert(
      fc.property(littleArb, (by) => {
        expect(expressionIn(lowered([lips.lower], by)).open).toBeCloseTo(by, 9)
        expect(expressionIn(lowered([lips.upper], -by)).open).toBeCloseTo(by, 9)
      }),
    )
  })

  test('"it does not depend on how the head is held"', () => {
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), movementArb, (name, movement) => {
        const [here, there] = [meshOf(name), moved(meshOf(name), movement)].map(expressionIn)
        expect(there?.lift).toBeCloseTo(here?.lift ?? NaN, 9)
        expect(there?.open).toBeCloseTo(here?.open ?? NaN, 9)
      }),
    )
  })
})
