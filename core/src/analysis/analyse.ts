import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Composition } from '../composition.js'
import { largestSeason } from '../composition.js'
import { nearestType, visitorPosition } from '../chart/face-map.js'
import type { FaceType } from '../face-type.js'
import type { Trait, TraitLevels } from '../level.js'
import { reduceLevels } from '../level.js'
import type { Pixels } from '../photo/pixels.js'
import type { Season } from '../season.js'
import type { Reason } from '../session/reason.js'
import type { AnalysisRequest, AnalysisResult } from '../session/wire.js'
import { hairlinePoint } from './landmarks.js'
import type { Landmarks } from './landmarks.js'
import { levelsOf } from './levels.js'
import { faceView } from './head-frame.js'
import { measuresOf } from './measures.js'
import { samplerOf } from './sampler.js'
import { standardScore } from './statistics.js'
import { coloursOf } from './samples.js'
import { colourTraitsOf, seasonShares } from './season-model.js'
import { usableFace } from './usable-face.js'

/** What was found in a photo, before it is cut into the few steps of a result. */
export interface Examination {
  /** Standard scores, positive towards the higher level. */
  readonly scores: Readonly<Record<Trait, number>>
  readonly levels: TraitLevels
  readonly faceType: FaceType
  readonly season: Season
  readonly composition: Composition
  /** How often each answer would stay in another photo of the same person, 0 to 1. */
  readonly confidence: { readonly faceType: number; readonly season: number }
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
  const hairline = hairlinePoint(face.right, request.hairline, pixels.height)
  const colours = coloursOf(pixels, face.right)
  if (O.isNone(colours)) return E.left('no-face')
  const view = faceView(samplerOf(pixels), face.right)
  const measures = measuresOf(view, view.frame.toFrame(hairline))
  const levels = levelsOf(measures)
  const position = visitorPosition(reduceLevels(levels))
  const composition = seasonShares(colourTraitsOf(colours.value))
  const score = (trait: Trait) => standardScore(trait, measures[trait])
  return E.right({
    scores: {
      faceLine: score('faceLine'),
      eyebrowAngle: score('eyebrowAngle'),
      eyeVerticalLength: score('eyeVerticalLength'),
      mouthWidth: score('mouthWidth'),
      noseRatio: score('noseRatio'),
    },
    levels,
    faceType: nearestType(request.gender)(position),
    season: largestSeason(composition),
    composition,
    confidence: { faceType: 0.5, season: 0.5 },
  })
}

/** What is found in a photo as the service's answer. */
export const analyse = (
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
  request: AnalysisRequest,
): E.Either<Reason, AnalysisResult> => E.map(resultOf)(examine(pixels, faces, request))

const resultOf = ({ levels, faceType, season, composition }: Examination): AnalysisResult => ({
  face_type: {
    face_type: faceType,
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
    proportion: {
      spring: composition.spring,
      autumn: composition.autumn,
      winter: composition.winter,
    },
  },
})
