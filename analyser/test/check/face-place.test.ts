import { describe, expect, test } from 'vitest'
import { facePlaceIn } from '../../src/check/face-place.js'
import type { Landmarks } from '../../src/face/landmarks.js'
import { eyes, mesh } from '../../src/face/mesh.js'
import { meshOf } from '../portrait-face.js'

const size = { width: 531, height: 708 }
const face = meshOf('spring-woman')

const placeOf = (landmarks: Landmarks) => {
  const place = facePlaceIn(size, [landmarks])
  if (place === null) throw new Error('no face')
  return place
}

/** The mesh with some points moved down, in pixels. */
const moved = (indices: ReadonlyArray<number>, by: (at: number) => number): Landmarks =>
  face.map((point, at) => (indices.includes(at) ? { ...point, y: point.y + by(at) } : point))

describe('facePlaceIn', () => {
  test('gives the middle, width and height of a drawn face, straight and at rest', () => {
    const { x, width, height, skew, mouth, eyes } = placeOf(face)
    expect(x).toBeCloseTo(0.5, 1)
    expect(width).toBeCloseTo(0.43, 1)
    expect((height * size.height) / (width * size.width)).toBeCloseTo(1.2, 0)
    expect(Math.max(skew, mouth, eyes)).toBeLessThan(1)
  })

  test('takes the largest face, and gives null without one', () => {
    const small = face.map(({ x, y, z }) => ({ x: x / 4, y: y / 4, z: z / 4 }))
    expect(facePlaceIn(size, [small, face])).toEqual(placeOf(face))
    expect(facePlaceIn(size, [])).toBeNull()
    expect(facePlaceIn(size, [face.map((point) => ({ ...point, x: NaN }))])).toBeNull()
  })

  test('tells a tilted head', () => {
    const [sin, cos] = [Math.sin(0.26), Math.cos(0.26)]
    const tilted = face.map(({ x, y, z }) => ({ x: x * cos - y * sin, y: x * sin + y * cos, z }))
    expect(placeOf(tilted).skew).toBeGreaterThan(1)
  })

  test('tells a gap between the lips, and closed eyes', () => {
    expect(placeOf(moved([mesh.lowerLipInner], () => 12)).mouth).toBeGreaterThan(1)
    const lids = new Map(eyes.flatMap<readonly [number, number]>(({ lidPairs }) => [...lidPairs]))
    const yOf = (at: number) => face[at]?.y ?? 0
    const closed = moved([...lids.keys()], (at) => yOf(lids.get(at) ?? at) - yOf(at))
    expect(placeOf(closed).eyes).toBeGreaterThan(1)
  })
})
