import { toComposition } from '../diagnosis/distribution.js'
import { doubtsAmong, seasons } from '../diagnosis/vocabulary.js'
import type { TraitScores } from '../diagnosis/level.js'
import { byTrait, traits } from '../diagnosis/level.js'
import type { Answer, PhotoAnswer } from '../diagnosis/answer.js'

/**
 * How much two photos of one person differ: standard deviations of the scores' differences, and the percentage points
 * that move between seasons. Fitted to the neutral and smiling portraits of 51 people (London); points are three times theirs,
 * since a second photo may be taken in another light.
 */
const usual: TraitScores & { readonly points: number } = {
  faceLine: 0.36,
  eyebrowAngle: 0.5,
  eyeVerticalLength: 0.72,
  mouthWidth: 1,
  noseRatio: 0.53,
  points: 10,
}

/**
 * The squared distance, in these deviations, that 2 of 51 people exceed with two photos (London, which it was fitted to). Of
 * pairs of strangers of one gender, 89 % exceed it there.
 */
const bound = 15.4

/** The scores, or what the levels say of them: levels are quintiles. */
const scoresIn = ({ scores, levels }: Answer): TraitScores =>
  scores ?? byTrait((trait) => 0.7 * (levels[trait] - 3))

/** Mahalanobis' squared distance between two photos, as if their differences were independent. */
const squaredDistance = ({ answer: a }: PhotoAnswer, { answer: b }: PhotoAnswer): number => {
  const [one, other] = [scoresIn(a), scoresIn(b)]
  const [shares, others] = [toComposition(a.proportion), toComposition(b.proportion)]
  const moved =
    seasons.reduce((sum, season) => sum + Math.abs(shares[season] - others[season]), 0) / 2
  return traits.reduce(
    (sum, trait) => sum + ((one[trait] - other[trait]) / usual[trait]) ** 2,
    (moved / usual.points) ** 2,
  )
}

/** Glasses change the measures, and little detail leaves much of them open. */
const isMeasured = ({ answer }: PhotoAnswer): boolean =>
  doubtsAmong(answer.doubts ?? []).every((doubt) => doubt !== 'glasses' && doubt !== 'low-detail')

/** Whether a further photo hardly shows the person of the earlier photos: it is far from each of them. */
export function isPersonInQuestion(
  earlier: ReadonlyArray<PhotoAnswer>,
  added: PhotoAnswer,
): boolean {
  return (
    earlier.length > 0 &&
    [...earlier, added].every(isMeasured) &&
    earlier.every((photo) => squaredDistance(photo, added) > bound)
  )
}
