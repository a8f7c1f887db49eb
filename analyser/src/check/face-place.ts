import type { FacePlace } from '../photo/guide/frame.js'
import type { Dimensions } from '@kaoiro/core/photo'
import type { FoundFace } from './face-check.js'

/** The pose in degrees that is barely straight: about the doubt `turned` for turn and nod, less for the tilt, which the outline shows. */
const straight = { yaw: 12, pitch: 16, roll: 12 } as const

/** The place of a face that the landmark model has found in a frame. */
export const facePlaceOf = (
  { box, pose }: FoundFace,
  { width, height }: Dimensions,
): FacePlace => ({
  x: (box.left + box.right) / 2 / width,
  y: (box.top + box.bottom) / 2 / height,
  width: (box.right - box.left) / width,
  skew: Math.max(
    Math.abs(pose.yaw) / straight.yaw,
    Math.abs(pose.pitch) / straight.pitch,
    Math.abs(pose.roll) / straight.roll,
  ),
})
