import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { MapPosition } from '../chart/face-map.js'
import { nearestType } from '../chart/face-map.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Pixels } from '../photo/raster/pixels.js'
import type { Reason } from '../session/wire/reason.js'
import type { AnalysisRequest, AnalysisResult } from '../session/wire/wire.js'
import type { Answers } from '../session/wire-result.js'
import { toWire } from '../session/wire-result.js'
import type { Doubt } from '../session/certainty/doubt.js'
import { faceTypeConfidence, levelConfidences, seasonConfidence } from './confidence/confidence.js'
import { doubtsOf } from './evidence/doubts.js'
import { facePosition } from './traits/face-position.js'
import type { Landmarks } from './face/landmarks.js'
import { levelsOf, scoresOf } from './traits/trait-scores.js'
import type { ColourTraits } from './colour/colour-traits.js'
import { colourTraitsOf } from './colour/colour-traits.js'
import { seasonOf, seasonShares } from './colour/season-model.js'
import type { Evidence } from './evidence/evidence.js'
import { evidenceOf, withGuideMoved } from './evidence/evidence.js'
import { usableFace } from './usable/usable-face.js'
import { wideningOf } from './evidence/widening.js'

/** What was found in a photo, before it is cut into the few steps of a result. */
export interface Examination extends Answers {
  readonly evidence: Evidence
  /** On the face map, by the scores. */
  readonly position: MapPosition
  readonly colour: ColourTraits
}

/**
 * Examines the one usable face of a photo (docs/analysis.md). Left, with the reason, if there is
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
  return O.isNone(evidence) ? E.left('no-face') : E.right(answersOf(request.gender, evidence.value))
}

/** A finger sets the guide no better than this, in percent of the photo's height. */
const guideError = 2

const guideAlone: ReadonlyArray<Doubt> = ['guide']

/** Whether a small move of the guide would change the face type. */
const isGuideNearCut = (gender: Gender, evidence: Evidence): boolean => {
  const typeAt = (percent: number) =>
    nearestType(gender)(facePosition(scoresOf(gender, withGuideMoved(evidence, percent).shape)))
  return typeAt(guideError) !== typeAt(-guideError)
}

/** What the evidence means, and how sure it is. */
export const answersOf = (gender: Gender, evidence: Evidence): Examination => {
  const scores = scoresOf(gender, evidence.shape)
  const colour = colourTraitsOf(evidence.colours)
  const position = facePosition(scores)
  const faceType = nearestType(gender)(position)
  const spoiling = doubtsOf(evidence)
  const nearCut = !spoiling.includes('guide') && isGuideNearCut(gender, evidence) ? guideAlone : []
  const season = seasonOf(colour)
  const widening = wideningOf(evidence)
  const type = faceTypeConfidence(gender, faceType, scores, widening)
  const seasonal = seasonConfidence(season, colour, widening)
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
    doubts: [...spoiling, ...nearCut],
  }
}

/** What is found in a photo as the service's answer. */
export const analyse = (
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
  request: AnalysisRequest,
): E.Either<Reason, AnalysisResult> => E.map(toWire)(examine(pixels, faces, request))
