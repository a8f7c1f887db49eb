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
import { faceTypeConfidence, levelConfidences, seasonConfidence } from './confidence.js'
import type { TraitScores } from './face-position.js'
import { facePosition } from './face-position.js'
import { faceView } from './head-frame.js'
import { irisesIn } from './iris.js'
import { hairlinePoint } from './landmarks.js'
import type { Landmarks } from './landmarks.js'
import { levelsOf } from './levels.js'
import { measuresOf } from './measures.js'
import { lightSamplerOf, samplerOf } from './sampler.js'
import { coloursOf } from './samples.js'
import type { ColourTraits } from './season-model.js'
import { colourTraitsOf, seasonMargin, seasonOf, seasonShares } from './season-model.js'
import { scoresOf } from './statistics.js'
import { usableFace } from './usable-face.js'

/** What was found in a photo, before it is cut into the few steps of a result. */
export interface Examination {
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
  const view = faceView(samplerOf(pixels), face.right, lightSamplerOf(pixels))
  const irises = irisesIn(view)
  const colours = coloursOf(pixels, face.right, irises)
  if (O.isNone(colours)) return E.left('no-face')
  const hairline = hairlinePoint(face.right, request.hairline, pixels.height)
  const scores = scoresOf(measuresOf(view, irises, view.frame.toFrame(hairline)))
  return E.right(answersOf(request.gender, scores, colourTraitsOf(colours.value)))
}

/** What scores and colours mean, and how sure it is. */
const answersOf = (gender: Gender, scores: TraitScores, traits: ColourTraits): Examination => {
  const position = facePosition(scores)
  const faceType = nearestType(gender)(position)
  return {
    scores,
    levels: levelsOf(scores),
    position,
    faceType,
    colour: traits,
    season: seasonOf(traits),
    composition: seasonShares(traits),
    confidence: {
      faceType: faceTypeConfidence(gender, faceType, position),
      season: seasonConfidence(seasonMargin(traits), traits),
      levels: levelConfidences(scores),
    },
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
  const { levels, faceType, season, composition, confidence } = examination
  return {
    confidence: inHundredths(confidence.faceType * confidence.season),
    face_type: {
      face_type: faceType,
      confidence: inHundredths(confidence.faceType),
      level: {
        face_line: levels.faceLine,
        eyebrow_angle: levels.eyebrowAngle,
        eye_vertical_length: levels.eyeVerticalLength,
        mouth_width: levels.mouthWidth,
        nose_ratio: levels.noseRatio,
      },
    },
    personal_color: {
      personal_color: season,
      confidence: inHundredths(confidence.season),
      proportion: {
        spring: composition.spring,
        autumn: composition.autumn,
        winter: composition.winter,
      },
    },
  }
}
