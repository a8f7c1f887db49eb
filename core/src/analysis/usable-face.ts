import * as E from 'fp-ts/lib/Either.js'
import type { Pixels } from '../photo/pixels.js'
import { measureQuality, qualityBounds } from '../photo/quality.js'
import type { Reason } from '../session/reason.js'
import type { Landmarks } from './landmarks.js'
import { distance, faceWidth, mesh, pointAt } from './landmarks.js'

/** A face narrower than this share of the photo's shorter side is one in the background. */
const narrowestFace = 0.15

/** |yaw| of about 0.6 rad: one side of the face is then more than three times the other. */
const mostTurned = 0.5

/** The one face of a photo that can be measured; left, with the reason, where there is none. */
export const usableFace = (
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
): E.Either<Reason, Landmarks> => {
  if (faces.length === 0) return E.left(whyNoFace(pixels))
  const least = narrowestFace * Math.min(pixels.width, pixels.height)
  const [face, ...others] = faces.filter((landmarks) => faceWidth(landmarks) >= least)
  if (face === undefined) return E.left('face-too-small')
  if (others.length > 0) return E.left('many-faces')
  return Math.abs(turn(face)) > mostTurned ? E.left('face-turned') : E.right(face)
}

/** Where no face is seen, a photo that is too dark or too bright says why. */
const whyNoFace = (pixels: Pixels): Reason => {
  const { brightness } = measureQuality(pixels)
  if (brightness < qualityBounds.darkest) return 'too-dark'
  return brightness > qualityBounds.brightest ? 'too-bright' : 'no-face'
}

/** How far the nose's tip is off the face's middle: 0 straight on, ±1 at a side of the face. */
const turn = (landmarks: Landmarks): number => {
  const nose = pointAt(landmarks, mesh.noseTip)
  const left = distance(nose, pointAt(landmarks, mesh.faceLeft))
  const right = distance(nose, pointAt(landmarks, mesh.faceRight))
  return (left - right) / (left + right)
}
