import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { facePosition } from '../analysis/traits/face-position.js'
import type { TraitScores } from '../analysis/traits/trait-scores.js'
import { nearestAmong } from '../chart/face-map.js'
import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypesOf } from '../diagnosis/face-type.js'
import { faceTypeOr } from '../diagnosis/fallback.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Candidate } from './candidate.js'
import { highestRanked, unanimous } from './candidate.js'
import type { PhotoAnswer } from './photo-answer.js'

/** As it is shown: what is unknown, or not shown to this gender, falls back first. */
export const faceTypeIn = ({ gender, result }: PhotoAnswer): Candidate<FaceType> => ({
  answer: faceTypeOr(gender)(result.face_type.face_type),
  confidence: result.face_type.confidence ?? 0,
})

/**
 * What all photos give stays. Otherwise it is, of the types given, the nearest to the combined scores, or
 * without scores the one that most photos give: another service's types need not lie on this map.
 */
export const combinedFaceType = (
  gender: Gender,
  answers: ReadonlyArray<PhotoAnswer>,
  scores: O.Option<TraitScores>,
): FaceType => {
  const candidates = answers.map(faceTypeIn)
  const given = faceTypesOf(gender).filter((type) =>
    candidates.some(({ answer }) => answer === type),
  )
  const votesFor = (type: FaceType) => candidates.filter(({ answer }) => answer === type).length
  return (
    unanimous(candidates) ??
    pipe(
      scores,
      O.match(
        () => highestRanked(given, votesFor, candidates),
        (combined) => nearestAmong(given)(facePosition(combined)),
      ),
    )
  )
}
