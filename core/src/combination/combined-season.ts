import type { Composition } from '../diagnosis/composition.js'
import { toComposition } from '../diagnosis/composition.js'
import { seasonOrFallback } from '../diagnosis/fallback.js'
import type { Season } from '../diagnosis/season.js'
import { seasons } from '../diagnosis/season.js'
import type { PhotoAnswer } from '../diagnosis/answer.js'
import type { Vote } from './votes.js'
import { highestRanked, unanimous } from './votes.js'

/** The season of a single photo, after the fallback. */
export const seasonVote = ({ answer: { season, confidence } }: PhotoAnswer): Vote<Season> => ({
  answer: seasonOrFallback(season),
  confidence: confidence?.season ?? 0,
})

/** The mean of the photos' percentages, not rounded. */
export const meanShares = (answers: ReadonlyArray<PhotoAnswer>): Composition => {
  const shares = answers.map(({ answer }) => toComposition(answer.proportion))
  const mean = (season: Season) =>
    shares.reduce((sum, composition) => sum + composition[season], 0) / shares.length
  return {
    spring: mean('spring'),
    summer: mean('summer'),
    autumn: mean('autumn'),
    winter: mean('winter'),
  }
}

/** A season that all photos give is kept. Otherwise it is the season with the largest mean share. */
export const combinedSeason = (answers: ReadonlyArray<PhotoAnswer>): Season => {
  const votes = answers.map(seasonVote)
  const shares = meanShares(answers)
  return unanimous(votes) ?? highestRanked(seasons, (season) => shares[season], votes)
}
