import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { levelsAllow } from '../chart/face-position.js'
import { median } from '../diagnosis/statistics.js'
import type { PhotoAnswer } from '../diagnosis/answer.js'
import { diagnosedFrom } from '../diagnosis/answer.js'
import type { FaceTypeChances } from '../diagnosis/certainty.js'
import { likeliest, meanChances } from '../diagnosis/distribution.js'
import { doubtsAmong, faceTypesOf } from '../diagnosis/vocabulary.js'
import type { FaceType, Gender } from '../diagnosis/vocabulary.js'
import type { Level, TraitLevels, TraitScores } from '../diagnosis/level.js'
import { byTrait, levelOf, reduceLevels } from '../diagnosis/level.js'
import { unanimous } from './agreement.js'

/** Face type and levels of several photos of one person, and the chances of the types if all photos have them. */
export function combinedFace(
  gender: Gender,
  answers: ReadonlyArray<PhotoAnswer>,
): {
  readonly faceType: FaceType
  readonly faceTypes: FaceTypeChances | undefined
  readonly levels: TraitLevels
} {
  const usable = withoutGlasses(answers)
  const types = usable.map(({ answer }) => diagnosedFrom(gender)(answer))
  const names = faceTypesOf(gender)
  const chances = meanChances(
    names,
    // An answer without chances counts as a vote.
    types.map(({ diagnosis, certainty }) => certainty.faceTypes ?? { [diagnosis.faceType]: 100 }),
  )
  const areAllTold = types.every(({ certainty }) => certainty.faceTypes !== undefined)
  const given = types.map(({ diagnosis }) => diagnosis.faceType)
  const faceType = unanimous(given) ?? likeliest(names, chances)
  const levels = combinedLevels(usable, medianScores(usable))
  // A blurred photo counts less for the type, but not for the median. The chart must not contradict the type.
  const alike = usable.filter((_, at) => given[at] === faceType)
  const faceTypeAnalysis = reduceLevels(levels)
  const isPossible = alike.length === 0 || levelsAllow({ gender, faceType, faceTypeAnalysis })
  return {
    faceType,
    faceTypes: areAllTold ? chances : undefined,
    levels: isPossible ? levels : combinedLevels(alike, medianScores(alike)),
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
 * The levels of the combined scores, or the median levels (the lower of two) without scores. Always within the range of the
 * photos' levels.
 */
const combinedLevels = (
  answers: ReadonlyArray<PhotoAnswer>,
  scores: O.Option<TraitScores>,
): TraitLevels =>
  byTrait((trait) => {
    const given = answers.map(({ answer }) => answer.levels[trait])
    const [lowest, highest] = [Math.min(...given), Math.max(...given)]
    return pipe(
      scores,
      O.match(
        () => Math.floor(median(given)) as Level,
        // The service sends rounded scores, so the level of a score may differ from the level that it sends.
        (combined) => Math.min(Math.max(levelOf(combined[trait]), lowest), highest) as Level,
      ),
    )
  })
