import type { Certainty, ReportedCertainty } from './certainty.js'
import { certaintyOf } from './certainty.js'
import type { Proportion } from './composition.js'
import { toComposition } from './composition.js'
import type { Diagnosis } from './diagnosis.js'
import type { FaceOutline } from './face-outline.js'
import { faceTypeOrFallback, seasonOrFallback } from './fallback.js'
import type { Gender } from './gender.js'
import type { TraitLevels, TraitScores } from './level.js'
import { reduceLevels } from './level.js'

/** The answer of an analysis to one photo. Names may be unknown: another version of the service may send others. */
export interface Answer extends ReportedCertainty {
  readonly faceType: string
  readonly season: string
  readonly levels: TraitLevels
  readonly proportion: Proportion
  /** Needed to combine several photos; not every service sends them. */
  readonly scores?: TraitScores | undefined
  /** Where the face is in the photo, for drawing on it. */
  readonly outline?: FaceOutline | undefined
}

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
