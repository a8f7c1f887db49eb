import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { meanHairline } from '@kaoiro/core/analysis/face/landmarks'
import { frontalFace } from '@kaoiro/core/analysis/traits/frontal-face'
import type { Measures } from '@kaoiro/core/analysis/traits/mesh-measures'
import { meshMeasures } from '@kaoiro/core/analysis/traits/mesh-measures'
import { traits } from '@kaoiro/core/diagnosis/level'
import { drawnShapeArb, evenly } from '../arbitraries.js'
import { drawnFace } from '../drawn-face.js'
import { mirroredMesh } from '../mesh-mirror.js'
import { meshNames, meshOf } from '../portrait-face.js'
import { moved, movementArb } from './moved-mesh.js'

const measured = (mesh: Landmarks, foreheadShare = meanHairline): Measures =>
  meshMeasures(frontalFace(mesh), foreheadShare)

const expectSame = (one: Measures, other: Measures) => {
  for (const trait of traits) expect(one[trait], trait).toBeCloseTo(other[trait], 9)
}

describe('meshMeasures', () => {
  test('"a face has the measures that it was drawn with, independent of each other"', () => {
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

  test('"size, place, roll, and by the mesh’s depth yaw and pitch, change no measure"', () => {
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), movementArb, (name, movement) => {
        expectSame(measured(moved(meshOf(name), movement)), measured(meshOf(name)))
      }),
    )
  })

  test.each(meshNames)('the mirror image of %s has the same', (name) => {
    expectSame(measured(mirroredMesh(meshOf(name), 531)), measured(meshOf(name)))
  })

  test('"a higher forehead lowers the nose’s share and nothing else"', () => {
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), evenly(0.01, 0.4), (name, more) => {
        const mesh = meshOf(name)
        const [usual, higher] = [measured(mesh), measured(mesh, meanHairline + more)]
        expect(higher.noseRatio).toBeLessThan(usual.noseRatio)
        expect({ ...higher, noseRatio: 0 }).toEqual({ ...usual, noseRatio: 0 })
      }),
    )
  })

  test('the mesh of a sharp face has a narrower jaw than that of a round one', () => {
    const [sharp, round] = [meshOf('face-line-sharp'), meshOf('face-line-round')].map((mesh) =>
      measured(mesh),
    )
    expect(sharp?.faceLine).toBeLessThan(round?.faceLine ?? NaN)
  })
})
