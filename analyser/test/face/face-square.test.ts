import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Landmark, Landmarks } from '../../src/face/landmarks.js'
import { pointAt } from '../../src/face/landmarks.js'
import { meshSize, mirrorPairs } from '../../src/face/mesh.js'
import type { Square } from '../../src/face/face-candidate.js'
import { fromSquare, squareOfMesh } from '../../src/face/face-candidate.js'

const size = 192

/** The inverse of `fromSquare`. */
const toSquare = ({ centre, side, angle }: Square, size: number) => {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const scale = size / side
  return ({ x, y, z }: Landmark): Landmark => {
    const [dx, dy] = [x - centre.x, y - centre.y]
    return {
      x: scale * (dx * cosine + dy * sine) + size / 2,
      y: scale * (dy * cosine - dx * sine) + size / 2,
      z: scale * z,
    }
  }
}

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const placeArb: fc.Arbitrary<Landmark> = fc.record({
  x: within(-500, 1500),
  y: within(-500, 1500),
  z: within(-300, 300),
})
const angleArb = within(-Math.PI, Math.PI)
const squareArb: fc.Arbitrary<Square> = fc.record({
  centre: fc.record({ x: within(0, 1000), y: within(0, 1000) }),
  side: within(20, 1500),
  angle: angleArb,
})

const apart = (a: Landmark, b: Landmark): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)

/** An upright oval face of 100 by 140 around the origin, with mirrored points at the same height. */
const face: Landmarks = Array.from({ length: meshSize }, (_, i): Landmark => {
  const pair = mirrorPairs.findIndex((each) => each.some((index) => index === i))
  if (pair >= 0) {
    const side = mirrorPairs[pair]?.[0] === i ? 1 : -1
    return { x: 30 * side, y: 8 * pair - 24, z: 0 }
  }
  return { x: 50 * Math.cos(i), y: 70 * Math.sin(i), z: 0 }
})

const placed = ({ centre, angle }: Square): Landmarks =>
  face.map(({ x, y, z }) => ({
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + y * Math.cos(angle) + x * Math.sin(angle),
    z,
  }))

test('fromSquare returns the point that was passed to toSquare', () => {
  fc.assert(
    fc.property(squareArb, placeArb, (square, place) => {
      expect(apart(fromSquare(square, size)(toSquare(square, size)(place)), place)).toBeLessThan(
        1e-8,
      )
      expect(apart(toSquare(square, size)(fromSquare(square, size)(place)), place)).toBeLessThan(
        1e-8,
      )
    }),
  )
})

describe('squareOfMesh', () => {
  test('shows the face upright, in the centre and at the same size, for any roll', () => {
    fc.assert(
      fc.property(squareArb, within(1, 2), (square, margin) => {
        const mesh = placed(square)
        const found = squareOfMesh(mesh, margin)
        const into = toSquare(found, size)
        const upright = toSquare(squareOfMesh(face, margin), size)
        for (const index of [10, 152, 234, 454, 33, 263])
          expect(apart(into(pointAt(mesh, index)), upright(pointAt(face, index)))).toBeLessThan(
            1e-6,
          )
      }),
    )
  })

  test('contains the whole face with the given margin', () => {
    fc.assert(
      fc.property(squareArb, within(1, 2), (square, margin) => {
        const mesh = placed(square)
        const inside = mesh.map(toSquare(squareOfMesh(mesh, margin), size))
        const across = inside.flatMap(({ x, y }) => [x, y])
        const edge = (size - size / margin) / 2
        expect(Math.min(...across)).toBeCloseTo(edge, 3)
        expect(Math.max(...across)).toBeCloseTo(size - edge, 3)
      }),
    )
  })
})
