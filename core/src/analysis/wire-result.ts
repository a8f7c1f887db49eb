import * as E from 'fp-ts/lib/Either.js'
import type { Pixels } from '../photo/pixels.js'
import type { Reason } from '../session/reason.js'
import type { AnalysisRequest, AnalysisResult } from '../session/wire.js'
import type { Examination } from './analyse.js'
import { examine } from './analyse.js'
import type { Landmarks } from './face/landmarks.js'

/** Percent of percent: more digits would be none that was measured. */
const inHundredths = (share: number): number => Math.round(share * 100) / 100

/** An examination as it goes over the wire. */
export const resultOf = (examination: Examination): AnalysisResult => {
  const { levels, faceType, season, composition, confidence, second, doubts } = examination
  return {
    confidence: inHundredths(confidence.faceType * confidence.season),
    doubts: [...doubts],
    face_type: {
      face_type: faceType,
      confidence: inHundredths(confidence.faceType),
      second: {
        face_type: second.faceType.answer,
        confidence: inHundredths(second.faceType.confidence),
      },
      level: {
        face_line: levels.faceLine,
        eyebrow_angle: levels.eyebrowAngle,
        eye_vertical_length: levels.eyeVerticalLength,
        mouth_width: levels.mouthWidth,
        nose_ratio: levels.noseRatio,
      },
      level_confidence: {
        face_line: inHundredths(confidence.levels.faceLine),
        eyebrow_angle: inHundredths(confidence.levels.eyebrowAngle),
        eye_vertical_length: inHundredths(confidence.levels.eyeVerticalLength),
        mouth_width: inHundredths(confidence.levels.mouthWidth),
        nose_ratio: inHundredths(confidence.levels.noseRatio),
      },
    },
    personal_color: {
      personal_color: season,
      confidence: inHundredths(confidence.season),
      second: {
        personal_color: second.season.answer,
        confidence: inHundredths(second.season.confidence),
      },
      proportion: {
        spring: composition.spring,
        autumn: composition.autumn,
        winter: composition.winter,
      },
    },
  }
}

/** What is found in a photo as the service's answer. */
export const analyse = (
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
  request: AnalysisRequest,
): E.Either<Reason, AnalysisResult> => E.map(resultOf)(examine(pixels, faces, request))
