import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { MapPosition } from '../chart/face-map.js'
import { nearestType } from '../chart/face-map.js'
import type { Composition } from '../composition.js'
import type { FaceType } from '../face-type.js'
import type { Gender } from '../gender.js'
import type { Trait, TraitLevels } from '../level.js'
import type { Pixels } from '../photo/pixels.js'
import type { Season } from '../season.js'
import type { Reason } from '../session/reason.js'
import type { AnalysisRequest, AnalysisResult } from '../session/wire.js'
import type { Doubt } from '../session/doubt.js'
import type { Sureness } from './confidence.js'
import { faceTypeSureness, levelConfidences, seasonSureness } from './confidence.js'
import { doubtsOf } from './doubts.js'
import { facePosition } from './face-position.js'
import type { Landmarks } from './landmarks.js'
import { levelsOf } from './levels.js'
import type { ColourTraits } from './colour/colour-traits.js'
import { colourTraitsOf } from './colour/colour-traits.js'
import { seasonOf, seasonShares } from './colour/season-model.js'
import type { Evidence } from './evidence.js'
import { evidenceOf } from './evidence.js'
import type { TraitScores } from './traits/trait-scores.js'
import { scoresOf } from './traits/trait-scores.js'
import { usableFace } from './usable-face.js'
import { wideningOf } from './widening.js'

/** What was found in a photo, before it is cut into the few steps of a result. */
export interface Examination {
  readonly evidence: Evidence
  readonly scores: TraitScores
  readonly levels: TraitLevels
  /** On the face map, by the scores. */
  readonly position: MapPosition
  readonly faceType: FaceType
  readonly colour: ColourTraits
  readonly season: Season
  readonly composition: Composition
  /** How often each answer would stay in another photo of the same person, 0 to 1. */
  readonly confidence: {
    readonly faceType: number
    readonly season: number
    readonly levels: Readonly<Record<Trait, number>>
  }
  /** What would come most often instead. */
  readonly second: {
    readonly faceType: Sureness<FaceType>['second']
    readonly season: Sureness<Season>['second']
  }
  /** What makes it less sure, the worst first. */
  readonly doubts: ReadonlyArray<Doubt>
}

/**
 * Examines the one usable face of a photo (docs/analysis.md). Left, with the reason, where there is
 * not exactly one, or the photo does not show enough of it.
 */
export const examine = (
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
  request: AnalysisRequest,
): E.Either<Reason, Examination> => {
  const face = usableFace(pixels, faces)
  if (E.isLeft(face)) return face
  const evidence = evidenceOf(pixels, face.right, request)
  return O.isNone(evidence)
    ? E.left('no-face')
    : E.right(answersOf(request.gender, evidence.value))
}

/** What the evidence means, and how sure it is. */
export const answersOf = (gender: Gender, evidence: Evidence): Examination => {
  const scores = scoresOf(gender, evidence.shape)
  const colour = colourTraitsOf(evidence.colours)
  const position = facePosition(scores)
  const faceType = nearestType(gender)(position)
  const season = seasonOf(colour)
  const widening = wideningOf(evidence)
  const type = faceTypeSureness(gender, faceType, position, widening)
  const seasonal = seasonSureness(season, colour, widening)
  return {
    evidence,
    scores,
    levels: levelsOf(scores),
    position,
    faceType,
    colour,
    season,
    composition: seasonShares(colour),
    confidence: {
      faceType: type.confidence,
      season: seasonal.confidence,
      levels: levelConfidences(scores, widening),
    },
    second: { faceType: type.second, season: seasonal.second },
    doubts: doubtsOf(evidence),
  }
}

/** What is found in a photo as the service's answer. */
export const analyse = (
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
  request: AnalysisRequest,
): E.Either<Reason, AnalysisResult> => E.map(resultOf)(examine(pixels, faces, request))

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
