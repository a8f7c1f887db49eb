import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { median } from '../statistics/median.js'
import { facePosition } from '../chart/face-position.js'
import { levelOf } from '../diagnosis/level.js'
import { nearestAmong } from '../chart/face-map.js'
import { doubtsAmong } from '../diagnosis/doubt.js'
import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypesOf } from '../diagnosis/face-type.js'
import { faceTypeOrFallback } from '../diagnosis/fallback.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Level, Trait, TraitLevels, TraitScores } from '../diagnosis/level.js'
import { byTrait } from '../diagnosis/level.js'
import type { PhotoAnswer } from '../diagnosis/answer.js'
import type { Vote } from './votes.js'
import { countOf, highestRanked, unanimous } from './votes.js'

/** The face type of a single photo, after the fallback. */
export const faceTypeVote = ({ gender, answer }: PhotoAnswer): Vote<FaceType> => ({
  answer: faceTypeOrFallback(gender)(answer.faceType),
  confidence: answer.confidence?.faceType ?? 0,
})

/** Face type and levels of several photos of one person. */
export const combinedFace = (
  gender: Gender,
  answers: ReadonlyArray<PhotoAnswer>,
): { readonly faceType: FaceType; readonly levels: TraitLevels } => {
  const usable = withoutGlasses(answers)
  const scores = medianScores(usable)
  return {
    faceType: combinedFaceType(gender, usable, scores),
    levels: combinedLevels(usable, scores),
  }
}

/**
 * The photos without glasses, or all of them if every photo has glasses: the analysis mistakes rims for brows
 * and lids.
 */
const withoutGlasses = (answers: ReadonlyArray<PhotoAnswer>): ReadonlyArray<PhotoAnswer> => {
  const without = answers.filter(
    ({ answer }) => !doubtsAmong(answer.doubts ?? []).includes('glasses'),
  )
  return without.length > 0 ? without : answers
}

/** The median of each trait's scores; none unless every photo has scores. */
const medianScores = (answers: ReadonlyArray<PhotoAnswer>): O.Option<TraitScores> => {
  const all = answers.flatMap(({ answer: { scores } }) => (scores === undefined ? [] : [scores]))
  if (all.length < answers.length) return O.none
  return O.some(byTrait((trait) => median(all.map((scores) => scores[trait]))))
}

/**
 * A type that all photos give is kept. Otherwise chooses among the photos' types: the one nearest to the combined
 * scores. Without scores it is the most frequent one, since the types of another service need not match this face map.
 */
const combinedFaceType = (
  gender: Gender,
  answers: ReadonlyArray<PhotoAnswer>,
  scores: O.Option<TraitScores>,
): FaceType => {
  const votes = answers.map(faceTypeVote)
  const given = faceTypesOf(gender).filter((type) => countOf(type, votes) > 0)
  return (
    unanimous(votes) ??
    pipe(
      scores,
      O.match(
        () => highestRanked(given, (type) => countOf(type, votes), votes),
        (combined) => nearestAmong(given)(facePosition(combined)),
      ),
    )
  )
}

/**
 * The levels of the combined scores, or the median levels without scores. Always within the range of the photos'
 * levels.
 */
const combinedLevels = (
  answers: ReadonlyArray<PhotoAnswer>,
  scores: O.Option<TraitScores>,
): TraitLevels =>
  byTrait((trait) => {
    const votes = answers.map(levelVote(trait))
    return pipe(
      scores,
      O.match(
        () => medianLevel(votes),
        // The service sends rounded scores, so the level of a score may differ from the level that it sends.
        (combined) => clampToVotes(votes, levelOf(combined[trait])),
      ),
    )
  })

const levelVote =
  (trait: Trait) =>
  ({ answer: { levels, confidence } }: PhotoAnswer): Vote<Level> => ({
    answer: levels[trait],
    confidence: confidence?.levels?.[trait] ?? 0,
  })

const clampToVotes = (votes: ReadonlyArray<Vote<Level>>, level: Level): Level => {
  const given = votes.map(({ answer }) => answer)
  return Math.min(Math.max(level, Math.min(...given)), Math.max(...given)) as Level
}

/**
 * Rounds a median between two levels towards the level of the more confident photo, or down if both are equally
 * confident.
 */
const medianLevel = (votes: ReadonlyArray<Vote<Level>>): Level => {
  const middle = median(votes.map(({ answer }) => answer))
  const highest = (side: ReadonlyArray<Vote<Level>>) =>
    Math.max(...side.map(({ confidence }) => confidence))
  const isUpper =
    highest(votes.filter(({ answer }) => answer > middle)) >
    highest(votes.filter(({ answer }) => answer < middle))
  return (isUpper ? Math.ceil(middle) : Math.floor(middle)) as Level
}
