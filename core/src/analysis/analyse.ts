import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { largestSeason } from '../composition.js'
import { nearestType, visitorPosition } from '../chart/face-map.js'
import { reduceLevels } from '../level.js'
import type { Pixels } from '../photo/pixels.js'
import { measureQuality, qualityBounds } from '../photo/quality.js'
import type { Reason } from '../session/reason.js'
import type { AnalysisRequest, AnalysisResult } from '../session/wire.js'
import type { Landmarks } from './landmarks.js'
import { distance, faceWidth, hairlinePoint, mesh, pointAt } from './landmarks.js'
import { levelsOf } from './levels.js'
import { measuresOf } from './measures.js'
import { coloursOf } from './samples.js'
import { colourTraitsOf, seasonShares } from './season-model.js'

/** A face narrower than this share of the photo's shorter side is one in the background. */
const narrowestFace = 0.15

/** |yaw| of about 0.6 rad: one side of the face is then more than three times the other. */
const mostTurned = 0.5

/**
 * A photo's result: the one usable face's measures and colours (docs/analysis.md). Left, with the
 * reason, where there is not exactly one.
 */
export const analyse = (
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
  request: AnalysisRequest,
): E.Either<Reason, AnalysisResult> => {
  const face = usableFace(pixels, faces)
  if (E.isLeft(face)) return face
  const hairline = hairlinePoint(face.right, request.hairline, pixels.height)
  const colours = coloursOf(pixels, face.right)
  if (O.isNone(colours)) return E.left('no-face')
  const levels = levelsOf(measuresOf(face.right, hairline))
  const position = visitorPosition(reduceLevels(levels))
  const composition = seasonShares(colourTraitsOf(colours.value))
  return E.right({
    face_type: {
      face_type: nearestType(request.gender)(position),
      level: {
        face_line: levels.faceLine,
        eyebrow_angle: levels.eyebrowAngle,
        eye_vertical_length: levels.eyeVerticalLength,
        mouth_width: levels.mouthWidth,
        nose_ratio: levels.noseRatio,
      },
    },
    personal_color: {
      personal_color: largestSeason(composition),
      proportion: {
        spring: composition.spring,
        autumn: composition.autumn,
        winter: composition.winter,
      },
    },
  })
}

const usableFace = (
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
