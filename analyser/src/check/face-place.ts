import type { FacePlace } from '../photo/guide/frame.js'
import type { Dimensions } from '@kaoiro/core/photo'
import type { Landmarks } from '../face/landmarks.js'
import { faceWidth, hasCoordinates } from '../face/landmarks.js'
import { eyes } from '../face/mesh.js'
import { frontalFace } from '../traits/frontal-face.js'
import { expressionOf, eyeOpening } from '../traits/mesh-measures.js'
import { smileOf } from '../traits/trait-scores.js'
import { foundFaces } from './check-faces.js'

/** The pose in degrees that is barely straight: about the doubt `turned` for turn and nod, less for the tilt, which the outline shows. */
const straight = { yaw: 12, pitch: 16, roll: 12 } as const

/**
 * Bounds of a face at rest. In frames of 96 × 128 of 544 photographs, 98 % of the closed mouths open less, and all mouths
 * with teeth or a gap open more; half a smile is the doubt `smile`; 98 % of the open eyes are wider, and 0.5 % of painted lids.
 */
const rest = { open: 0.02, smile: 0.5, eyes: 0.21 } as const

const expressionIn = (landmarks: Landmarks): Pick<FacePlace, 'mouth' | 'eyes'> => {
  const face = frontalFace(landmarks)
  const expression = expressionOf(face)
  return {
    mouth: Math.max(expression.open / rest.open, smileOf(expression) / rest.smile),
    eyes: rest.eyes / Math.max(0.01, ...eyes.map((eye) => eyeOpening(face, eye))),
  }
}

/** The place and expression of the largest face that the landmark model has found in a frame; null if there is none. */
export function facePlaceIn(size: Dimensions, faces: ReadonlyArray<Landmarks>): FacePlace | null {
  const [largest] = faces.filter(hasCoordinates).sort((a, b) => faceWidth(b) - faceWidth(a))
  const [found] = largest === undefined ? [] : foundFaces(size, [largest])
  if (largest === undefined || found === undefined) return null
  const { box, pose } = found
  return {
    x: (box.left + box.right) / 2 / size.width,
    y: (box.top + box.bottom) / 2 / size.height,
    width: (box.right - box.left) / size.width,
    height: (box.bottom - box.top) / size.height,
    skew: Math.max(
      Math.abs(pose.yaw) / straight.yaw,
      Math.abs(pose.pitch) / straight.pitch,
      Math.abs(pose.roll) / straight.roll,
    ),
    ...expressionIn(largest),
  }
}
