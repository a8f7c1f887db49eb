import { toComposition } from '../diagnosis/composition.js'
import { doubtsAmong } from '../diagnosis/doubt.js'
import type { TraitLevels, TraitScores } from '../diagnosis/level.js'
import { traits } from '../diagnosis/level.js'
import { seasons } from '../diagnosis/season.js'
import type { PhotoAnswer } from '../diagnosis/answer.js'

/**
 * Differences that two photos of one person hardly reach: root mean squares over the traits, of scores or, without
 * scores, of levels; and the percentage points that move between seasons.
 *
 * Measured on the 102 portraits of London with three second photos of each, as phones vary them in light, pose and lens
 * (`tools/research`). By the scores, 0 of 1428 pairs of one person exceed both bounds, and 31 % of pairs of two people
 * of one gender; by the levels, 0 and 31 %. The face alone exceeds its bound in 0.1 % (levels: 0.4 %) of one person's
 * pairs: in another light, colours may always differ. Of generated faces, 0 of 274 pairs and 27 % (levels: 28 %).
 */
const bounds = { scores: 1.4, levels: 2, points: 30 } as const

const rootMeanSquare = (a: TraitScores | TraitLevels, b: TraitScores | TraitLevels): number =>
  Math.sqrt(traits.reduce((sum, trait) => sum + (a[trait] - b[trait]) ** 2, 0) / traits.length)

const areFacesApart = ({ answer: a }: PhotoAnswer, { answer: b }: PhotoAnswer): boolean =>
  a.scores !== undefined && b.scores !== undefined
    ? rootMeanSquare(a.scores, b.scores) >= bounds.scores
    : rootMeanSquare(a.levels, b.levels) >= bounds.levels

const areColoursApart = ({ answer: a }: PhotoAnswer, { answer: b }: PhotoAnswer): boolean => {
  const [one, other] = [toComposition(a.proportion), toComposition(b.proportion)]
  const moved = seasons.reduce((sum, season) => sum + Math.abs(one[season] - other[season]), 0) / 2
  return moved >= bounds.points
}

/** Glasses change the measures, and little detail leaves much of them open. */
const isMeasured = ({ answer }: PhotoAnswer): boolean =>
  doubtsAmong(answer.doubts ?? []).every((doubt) => doubt !== 'glasses' && doubt !== 'low-detail')

/** Whether a further photo hardly shows the person of the earlier photos: face and colours are far from each of them. */
export const isPersonInQuestion = (
  earlier: ReadonlyArray<PhotoAnswer>,
  added: PhotoAnswer,
): boolean =>
  earlier.length > 0 &&
  [...earlier, added].every(isMeasured) &&
  earlier.every((photo) => areFacesApart(photo, added) && areColoursApart(photo, added))
