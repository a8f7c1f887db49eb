import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkFaces, mirroredCheck } from '../../src/check/check-faces.js'
import type { FaceCheck } from '../../src/check/face-check.js'
import type { Landmarks } from '../../src/face/landmarks.js'
import { eyes } from '../../src/face/mesh.js'
import { mirrored } from '../../src/photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'
import { mirroredMesh } from '../mesh-mirror.js'
import { drawnPortrait, meshNames, meshOf } from '../portrait-face.js'

let drawing: Pixels
const mesh = meshOf('spring-woman')

beforeAll(() => {
  drawing = drawnPortrait('spring-woman')
})

/** The mesh, scaled and then moved. */
const elsewhere = (share: number, [x, y]: readonly [number, number] = [0, 0]): Landmarks =>
  mesh.map((point) => ({ x: x + share * point.x, y: y + share * point.y, z: share * point.z }))

/** The mesh with some points lowered, in pixels. */
const lowered = (indices: ReadonlyArray<number>, by: number): Landmarks =>
  mesh.map((point, i) => (indices.includes(i) ? { ...point, y: point.y + by } : point))

/** The mesh with closed lids. */
const withClosedEyes = (which: ReadonlyArray<(typeof eyes)[number]> = eyes): Landmarks => {
  const points = [...mesh]
  for (const { lidPairs } of which)
    for (const [upper, lower] of lidPairs) points[upper] = mesh[lower] ?? { x: 0, y: 0, z: 0 }
  return points
}

const remarksOn = (face: Landmarks): FaceCheck['verdict'] => checkFaces(drawing, [face]).verdict

describe('checkFaces', () => {
  test('leaves out faces with coordinates that are not numbers', () => {
    const nowhere = mesh.map(() => ({ x: NaN, y: NaN, z: NaN }))
    expect(checkFaces(drawing, [nowhere])).toEqual({ faces: [], verdict: E.left('no-face') })
  })

  test('finds one frontal face without remarks in a portrait', () => {
    const { faces, verdict } = checkFaces(drawing, [mesh])
    expect(faces).toHaveLength(1)
    expect(verdict).toEqual(
      E.right({
        expression: { isSmiling: false, isMouthOpen: false, areEyesClosed: false },
        remarks: [],
      }),
    )
    const [{ box, pose }] = faces as [(typeof faces)[0]]
    expect((box.left + box.right) / 2 / drawing.width).toBeCloseTo(0.5, 1)
    expect((box.right - box.left) / drawing.width).toBeCloseTo(0.45, 1)
    expect(Math.abs(pose.yaw) + Math.abs(pose.roll)).toBeLessThan(2)
  })

  test('lists all faces, the largest first, clipped to the photo', () => {
    const { faces } = checkFaces(drawing, [elsewhere(0.3), elsewhere(1.6), elsewhere(0.6)])
    const widths = faces.map(({ box }) => box.right - box.left)
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
    for (const { box } of faces) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(drawing.width)
      expect(box.bottom).toBeLessThanOrEqual(drawing.height)
    }
  })

  test('omits faces outside the photo', () => {
    expect(checkFaces(drawing, [elsewhere(1, [2000, 0])]).faces).toEqual([])
  })

  test('reports raised corners of the mouth as a smile, parted lips as an open mouth', () => {
    expect(remarksOn(lowered([61, 291], -12))).toMatchObject({
      right: { expression: { isSmiling: true, isMouthOpen: false }, remarks: ['smile'] },
    })
    const parted = mesh.map((point, i) => ({
      ...point,
      y: point.y + (i === 14 ? 16 : i === 61 || i === 291 ? 8 : 0),
    }))
    expect(remarksOn(parted)).toMatchObject({
      right: { expression: { isSmiling: false, isMouthOpen: true }, remarks: ['open-mouth'] },
    })
  })

  test('reports closed eyes first, and does not report them as eyes in shade', () => {
    expect(remarksOn(withClosedEyes())).toMatchObject({
      right: { expression: { areEyesClosed: true } },
    })
    const remarks = E.getOrElseW(() => ({ remarks: [] }))(remarksOn(withClosedEyes())).remarks
    expect(remarks[0]).toBe('closed-eyes')
    expect(remarks).not.toContain('shaded-eye')
  })

  test('does not report a wink as closed eyes', () => {
    for (const eye of eyes)
      expect(remarksOn(withClosedEyes([eye]))).toMatchObject({
        right: { expression: { areEyesClosed: false } },
      })
  })

  test.each(meshNames)('returns the mirrored check for the mirror image of %s', (name) => {
    const [here, there] = [meshOf(name), mirroredMesh(meshOf(name), drawing.width)]
    const [one, other] = [checkFaces(drawing, [here]), checkFaces(mirrored(drawing), [there])]
    const back = mirroredCheck(other, drawing.width)
    expect(back.verdict).toEqual(one.verdict)
    const [face, twin] = [one.faces[0], back.faces[0]]
    expect(Math.abs((twin?.box.left ?? NaN) - (face?.box.left ?? NaN))).toBeLessThanOrEqual(1)
    expect(twin?.pose.yaw).toBeCloseTo(face?.pose.yaw ?? NaN, 0)
    expect(twin?.pose.roll).toBeCloseTo(face?.pose.roll ?? NaN, 0)
  })
})
