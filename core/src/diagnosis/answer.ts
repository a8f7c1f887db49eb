import * as t from 'io-ts'
import { literals, lenient, Percent } from '../codecs/codecs.js'
import type { Certainty } from './certainty.js'
import { ReportedCertainty, certaintyOf } from './certainty.js'
import { toComposition } from './distribution.js'
import type { Diagnosis } from './diagnosis.js'
import { FaceFeatures, FaceOutline } from './face-outline.js'
import { faceTypeOrFallback, seasonOrFallback } from './diagnosis.js'
import { SeasonProportion, SeasonWithout } from './season-without.js'
import type { Gender } from './vocabulary.js'
import { genders } from './vocabulary.js'
import { byTrait, levels, reduceLevels } from './level.js'

/**
 * The answer of an analysis to one photo. Names may be unknown: another version of the service may send others. Only what
 * the specification has is required.
 */
export const Answer = t.intersection(
  [
    t.type({
      faceType: t.string,
      season: t.string,
      levels: t.type(byTrait(() => literals('Level', levels))),
      proportion: SeasonProportion,
    }),
    ReportedCertainty,
    t.partial({
      // Where the face and its parts are in the photo, for drawing on it.
      outline: lenient(FaceOutline),
      features: lenient(FaceFeatures),
      // The version of the norms that the colours were compared with.
      norms: lenient(t.string),
      seasonWithout: lenient(SeasonWithout),
    }),
  ],
  'Answer',
)
export type Answer = t.TypeOf<typeof Answer>

/** The answer without the places in the photo, for storage that outlives the photo. */
export const withoutOutline = ({ outline: _, features: __, ...answer }: Answer): Answer => answer

/** The answer to one photo, and the gender that it was requested for. */
export const PhotoAnswer = t.type(
  { gender: literals('Gender', genders), answer: Answer },
  'PhotoAnswer',
)
export type PhotoAnswer = t.TypeOf<typeof PhotoAnswer>

/**
 * Turns an answer into a diagnosis: replaces unknown names by fallbacks, reduces levels, and makes percentages add up
 * to 100.
 */
export const diagnosisOf =
  (gender: Gender) =>
  ({ faceType, season, levels, proportion }: Answer): Diagnosis => ({
    faceType: faceTypeOrFallback(gender)(faceType),
    colorType: seasonOrFallback(season),
    gender,
    faceTypeAnalysis: reduceLevels(levels),
    colorComposition: toComposition(proportion),
  })

/** A diagnosis with its certainty. A result code contains only the diagnosis. */
export interface Diagnosed {
  readonly diagnosis: Diagnosis
  readonly certainty: Certainty
}

export const diagnosedFrom =
  (gender: Gender) =>
  (answer: Answer): Diagnosed => {
    const diagnosis = diagnosisOf(gender)(answer)
    return { diagnosis, certainty: certaintyOf(diagnosis)(answer) }
  }

/** The analysis' input besides the photo; `hairline` in percent of the photo's height from the top. */
export const AnalysisRequest = t.type({ gender: literals('Gender', genders), hairline: Percent })
export type AnalysisRequest = t.TypeOf<typeof AnalysisRequest>
