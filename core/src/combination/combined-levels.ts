import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { TraitScores } from '../analysis/traits/trait-scores.js'
import { levelOf } from '../analysis/traits/trait-scores.js'
import type { Level, Trait, TraitLevels } from '../diagnosis/level.js'
import { byTrait } from '../diagnosis/level.js'
import { traitsFromWire } from '../session/wire-result.js'
import type { Candidate } from './candidate.js'
import { medianOf } from './median.js'
import type { PhotoAnswer } from './photo-answer.js'

/** Never outside of what the photos say: scores are rounded on the wire. */
export const combinedLevels = (
  answers: ReadonlyArray<PhotoAnswer>,
  scores: O.Option<TraitScores>,
): TraitLevels => {
  const level = (trait: Trait): Level => {
    const candidates = answers.map(levelIn(trait))
    return pipe(
      scores,
      O.match(
        () => medianLevel(candidates),
        (combined) => within(candidates, levelOf(combined[trait])),
      ),
    )
  }
  return byTrait(level)
}

const levelIn =
  (trait: Trait) =>
  ({ result: { face_type } }: PhotoAnswer): Candidate<Level> => ({
    answer: traitsFromWire(face_type.level)[trait],
    confidence: confidencesIn(face_type.level_confidence)[trait] ?? 0,
  })

type LevelConfidence = PhotoAnswer['result']['face_type']['level_confidence']

const confidencesIn = (
  sent: LevelConfidence,
): Readonly<Partial<Record<Trait, number | undefined>>> => ({
  faceLine: sent?.face_line,
  eyebrowAngle: sent?.eyebrow_angle,
  eyeVerticalLength: sent?.eye_vertical_length,
  mouthWidth: sent?.mouth_width,
  noseRatio: sent?.nose_ratio,
})

const within = (candidates: ReadonlyArray<Candidate<Level>>, level: Level): Level => {
  const given = candidates.map(({ answer }) => answer)
  return Math.min(Math.max(level, Math.min(...given)), Math.max(...given)) as Level
}

/** A median between two levels goes to the side of the surer photo; if both are as sure, to the lower level. */
const medianLevel = (candidates: ReadonlyArray<Candidate<Level>>): Level => {
  const median = medianOf(candidates.map(({ answer }) => answer))
  const surest = (side: ReadonlyArray<Candidate<Level>>) =>
    Math.max(...side.map(({ confidence }) => confidence))
  const isUpper =
    surest(candidates.filter(({ answer }) => answer > median)) >
    surest(candidates.filter(({ answer }) => answer < median))
  return (isUpper ? Math.ceil(median) : Math.floor(median)) as Level
}
