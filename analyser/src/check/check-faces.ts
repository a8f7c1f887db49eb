import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { defaultHairline } from '@kaoiro/core/photo'
import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import type { Doubt, Reason } from '@kaoiro/core/diagnosis'
import { doubtsOf } from '../evidence/doubts.js'
import { shippedNorms } from '../colour/shipped-norms.js'
import type { Evidence } from '../evidence/evidence.js'
import { evidenceOf } from '../evidence/evidence.js'
import type { Landmarks } from '../face/landmarks.js'
import { faceRoll, faceWidth, hasCoordinates } from '../face/landmarks.js'
import { eyes } from '../face/mesh.js'
import { frontalFace } from '../traits/frontal-face.js'
import { eyeOpening } from '../traits/mesh-measures.js'
import { faceRegion } from '../usable/face-quality.js'
import { usableFace } from '../usable/usable-face.js'
import type { FaceCheck, FoundFace, PoseInDegrees, UsableFace } from './face-check.js'

/**
 * Both eyes count as closed if the opening of each, relative to its width, is below this. Open eyes of 402 generated
 * photographs have at least 0.22, closed eyes of 23 drawings at most 0.16.
 */
const minOpening = 0.19

/**
 * Checks the faces of a photo as the service does. Returns the position and pose of each face, and either the reason
 * why the service would reject the photo, or remarks on its face.
 */
export function checkFaces(pixels: Pixels, faces: ReadonlyArray<Landmarks>): FaceCheck {
  return {
    faces: foundFaces(pixels, faces),
    verdict: pipe(usableFace(pixels, faces), E.flatMap(remarksOn(pixels))),
  }
}

/** Position and pose of each face with coordinates, the largest first. */
export function foundFaces(
  size: Dimensions,
  faces: ReadonlyArray<Landmarks>,
): ReadonlyArray<FoundFace> {
  return faces
    .filter(hasCoordinates)
    .sort((a, b) => faceWidth(b) - faceWidth(a))
    .flatMap((face) => foundFace(size, face))
}

const foundFace = (size: Dimensions, face: Landmarks): ReadonlyArray<FoundFace> =>
  O.match(
    () => [],
    (box: FoundFace['box']) => [{ box, pose: poseOf(face) }],
  )(faceRegion(face, size))

const inDegrees = (radians: number): number => (radians * 180) / Math.PI

const poseOf = (face: Landmarks): PoseInDegrees => {
  const { yaw, pitch } = frontalFace(face).pose
  return { yaw: inDegrees(yaw), pitch: inDegrees(pitch), roll: inDegrees(faceRoll(face)) }
}

/** Any values will do: gender and guide only affect the doubt `guide`, which the check leaves out. */
const anyRequest = { gender: 'WOMEN', hairline: defaultHairline } as const

const remarksOn =
  (pixels: Pixels) =>
  (face: Landmarks): E.Either<Reason, UsableFace> =>
    pipe(
      evidenceOf(pixels, face, anyRequest),
      E.fromOption((): Reason => 'no-face'),
      E.map(usableFaceOf(areEyesClosed(face))),
    )

const areEyesClosed = (landmarks: Landmarks): boolean => {
  const face = frontalFace(landmarks)
  return eyes.every((eye) => eyeOpening(face, eye) < minOpening)
}

/** Doubts that follow from the whites of the eyes. Those of closed eyes are hidden, not in shade or coloured light. */
const byWhites: ReadonlyArray<Doubt> = ['shaded-eye', 'coloured-light']

const usableFaceOf =
  (areEyesClosed: boolean) =>
  (evidence: Evidence): UsableFace => {
    const doubts = doubtsOf(shippedNorms.everybody, evidence)
    const remarks = doubts.filter((doubt): doubt is Exclude<Doubt, 'guide'> => doubt !== 'guide')
    return {
      expression: {
        isSmiling: doubts.includes('smile'),
        isMouthOpen: doubts.includes('open-mouth'),
        areEyesClosed,
      },
      remarks: areEyesClosed
        ? ['closed-eyes', ...remarks.filter((remark) => !byWhites.includes(remark))]
        : remarks,
    }
  }

/** Mirrors a check. @param width of the photo, in pixels */
export function mirroredCheck({ faces, verdict }: FaceCheck, width: number): FaceCheck {
  return {
    faces: faces.map(({ box, pose }) => ({
      box: { ...box, left: width - box.right, right: width - box.left },
      pose: { yaw: 0 - pose.yaw, pitch: pose.pitch, roll: 0 - pose.roll },
    })),
    verdict,
  }
}
