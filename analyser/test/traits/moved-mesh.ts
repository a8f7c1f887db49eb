import fc from 'fast-check'
import type { Landmark, Landmarks } from '../../src/face/landmarks.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

/** Rotation of a head in radians, scale and shift. */
export interface Movement {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  readonly scale: number
  readonly to: Landmark
}

/** Rotates around the vertical axis, x towards z. */
export const yawed = (mesh: Landmarks, angle: number): Landmarks => {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return mesh.map(({ x, y, z }) => ({ x: x * cosine + z * sine, y, z: z * cosine - x * sine }))
}

/** Rotates around the horizontal axis, y towards z. */
export const pitched = (mesh: Landmarks, angle: number): Landmarks => {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return mesh.map(({ x, y, z }) => ({ x, y: y * cosine - z * sine, z: z * cosine + y * sine }))
}

/** Rotates clockwise in the picture. */
export const rolled = (mesh: Landmarks, angle: number): Landmarks => {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return mesh.map(({ x, y, z }) => ({ x: x * cosine - y * sine, y: y * cosine + x * sine, z }))
}

export const moved = (mesh: Landmarks, { yaw, pitch, roll, scale, to }: Movement): Landmarks =>
  rolled(yawed(pitched(mesh, pitch), yaw), roll).map(({ x, y, z }) => ({
    x: scale * x + to.x,
    y: scale * y + to.y,
    z: scale * z + to.z,
  }))

const placeArb = evenly(-500, 500)

/** Movements with so little rotation that both cheeks remain visible. */
export const movementArb: fc.Arbitrary<Movement> = fc.record({
  yaw: evenly(-0.7, 0.7),
  pitch: evenly(-0.7, 0.7),
  roll: evenly(-Math.PI, Math.PI),
  scale: evenly(0.2, 5),
  to: fc.record({ x: placeArb, y: placeArb, z: placeArb }),
})
