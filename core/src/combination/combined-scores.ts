import * as O from 'fp-ts/lib/Option.js'
import type { TraitScores } from '../analysis/traits/trait-scores.js'
import { byTrait } from '../diagnosis/level.js'
import { traitsFromWire } from '../session/wire-result.js'
import { medianOf } from './median.js'
import type { PhotoAnswer } from './photo-answer.js'

/** The median of each trait's scores; none unless every photo has them. */
export const combinedScores = (answers: ReadonlyArray<PhotoAnswer>): O.Option<TraitScores> => {
  const sent = answers.flatMap(({ result: { face_type } }) =>
    face_type.scores === undefined ? [] : [traitsFromWire(face_type.scores)],
  )
  if (sent.length < answers.length) return O.none
  return O.some(byTrait((trait) => medianOf(sent.map((scores) => scores[trait]))))
}
