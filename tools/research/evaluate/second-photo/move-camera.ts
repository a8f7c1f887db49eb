import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { faceWidth } from '@kaoiro/core/analysis/face/landmarks'
import type { Guided } from '../pixels/guided.js'
import { centreOf, withFaceMoved } from './move-face.js'

/** Photographs are taken from one metre, as far as anybody knows. */
export const assumedNearness = 1

/** The width of a face at the cheekbones in metres, as the drawn portraits have it. */
const metresWide = 0.14

/**
 * Where each landmark comes to lie if the camera comes nearer and shows the face's middle as large as before:
 * what is in front of that grows, and what is behind it shrinks.
 */
const displacements = (face: Landmarks, nearness: number) => {
  const metres = metresWide / faceWidth(face)
  const centre = centreOf(face)
  return face.map(({ x, y, z }) => {
    const depth = (centre.z - z) * metres
    const growth = (1 - depth * assumedNearness) / (1 - depth * nearness) - 1
    const values = [(x - centre.x) * growth, (y - centre.y) * growth] as const
    return { x: x + values[0], y: y + values[1], values }
  })
}

/**
 * The picture as a nearer or farther camera sees the face, by the mesh's depth.
 *
 * @param nearness one over the camera's distance in metres
 */
export const withCameraAt = (photo: Guided, face: Landmarks, nearness: number): Guided =>
  withFaceMoved(photo, displacements(face, nearness), faceWidth(face))
