import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { faceWidth } from '@kaoiro/core/analysis/face/landmarks'
import type { Guided } from '../pixels/guided.js'
import { centreOf, withFaceMoved } from './move-face.js'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * The neck's joint lies so far behind the mesh's middle depth, in face widths: heads turn about it, and a
 * turn to the side moves the face sideways, too.
 */
const jointDepth = 0.4

/** Where each landmark goes when the head turns, seen from afar. */
const displacements = (face: Landmarks, [yaw = 0, pitch = 0]: ReadonlyArray<number>) => {
  const width = faceWidth(face)
  const middle = centreOf(face)
  const centre = { ...middle, z: middle.z + jointDepth * width }
  const [cosY, sinY] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))]
  const [cosP, sinP] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  return face.map(({ x, y, z }) => {
    const [dx, dy, dz] = [x - centre.x, y - centre.y, z - centre.z]
    const across = dx * cosY - dz * sinY
    const depth = dx * sinY + dz * cosY
    const down = dy * cosP - depth * sinP
    return { x: centre.x + across, y: centre.y + down, values: [across - dx, down - dy] }
  })
}

/**
 * The picture with the head turned: the mesh's depth says how far each place of the face
 * moves.
 *
 * @param degrees to the side and up or down
 */
export const withHeadTurned = (
  photo: Guided,
  face: Landmarks,
  degrees: ReadonlyArray<number>,
): Guided => withFaceMoved(photo, displacements(face, degrees), faceWidth(face))
