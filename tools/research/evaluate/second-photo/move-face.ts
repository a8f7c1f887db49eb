import type { Landmark, Landmarks } from '@kaoiro/analyser/face'
import { faceWidth } from '@kaoiro/analyser/face'
import { mean } from '../../../statistics/mean.js'
import type { Guided } from '../pixels/transform.js'
import { writeSample } from '../pixels/transform.js'
import type { Anchor, Field } from './field.js'
import { fieldThrough } from './field.js'

/** Returns the mean of a mesh's landmarks, in depth too. */
const centreOf = (face: Landmarks): Landmark => ({
  x: mean(face.map(({ x }) => x)),
  y: mean(face.map(({ y }) => y)),
  z: mean(face.map(({ z }) => z)),
})

/** Enough to converge to a hundredth of a pixel for a turn of 20°, because neighbouring pixels move alike. */
const iterations = 12

/** Returns where a point of the source moves to. Iterates, because the field is defined on the target. */
const destinationOf = ({ x, y }: Guided['guide'], field: Field): Guided['guide'] => {
  const moved = new Float64Array(2)
  for (let i = 0; i < iterations; i++) field(x + (moved[0] ?? 0), y + (moved[1] ?? 0), moved)
  return { x: x + (moved[0] ?? 0), y: y + (moved[1] ?? 0) }
}

/**
 * Warps the picture so that each landmark moves by a given displacement. Hair and neck follow; the
 * background far from the face does not move.
 *
 * @param anchors each landmark's new position, with its displacement across and down
 */
const warped = (photo: Guided, anchors: ReadonlyArray<Anchor>, face: Landmarks): Guided => {
  if (anchors.every(({ values }) => values.every((value) => value === 0))) return photo
  const { pixels, guide } = photo
  const width = faceWidth(face)
  const field = fieldThrough(anchors, pixels, { near: 0.02 * width, reach: 0.9 * width })
  const moved = new Float64Array(2)
  const data = new Uint8Array(pixels.data.length)
  for (let y = 0, to = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++, to += 4) {
      field(x, y, moved)
      writeSample(pixels, x - (moved[0] ?? 0), y - (moved[1] ?? 0), data, to)
    }
  return { pixels: { ...pixels, data }, guide: destinationOf(guide, field) }
}

/** The nearness of the original's camera is unknown. Assumes a distance of one metre. */
export const assumedNearness = 1

/** Width of a face at the cheekbones in metres, as in the drawn portraits. */
const faceMetres = 0.14

/**
 * Renders the face as a nearer or farther camera sees it, using the mesh's depth. The middle of the face keeps
 * its size; parts in front of it grow, and parts behind it shrink.
 *
 * @param nearness 1 / (the camera's distance in metres)
 */
export const withCameraAt = (photo: Guided, face: Landmarks, nearness: number): Guided => {
  const metres = faceMetres / faceWidth(face)
  const centre = centreOf(face)
  const anchors = face.map(({ x, y, z }) => {
    const depth = (centre.z - z) * metres
    const growth = (1 - depth * assumedNearness) / (1 - depth * nearness) - 1
    const values = [(x - centre.x) * growth, (y - centre.y) * growth] as const
    return { x: x + values[0], y: y + values[1], values }
  })
  return warped(photo, anchors, face)
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Distance of the neck's joint behind the mesh's mean depth, in face widths. Heads turn about this joint,
 * so a turn to the side also moves the face sideways.
 */
const jointDepth = 0.4

/**
 * Turns the head. Uses the depth of the mesh, and ignores perspective.
 *
 * @param degrees yaw (to the side) and pitch (up or down)
 */
export const withHeadTurned = (
  photo: Guided,
  face: Landmarks,
  [yaw = 0, pitch = 0]: ReadonlyArray<number>,
): Guided => {
  const middle = centreOf(face)
  const joint = { ...middle, z: middle.z + jointDepth * faceWidth(face) }
  const [cosY, sinY] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))]
  const [cosP, sinP] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  const anchors = face.map(({ x, y, z }) => {
    const [dx, dy, dz] = [x - joint.x, y - joint.y, z - joint.z]
    const across = dx * cosY - dz * sinY
    const depth = dx * sinY + dz * cosY
    const down = dy * cosP - depth * sinP
    return { x: joint.x + across, y: joint.y + down, values: [across - dx, down - dy] }
  })
  return warped(photo, anchors, face)
}
