import type { Composition } from '../diagnosis/composition.js'
import { toComposition } from '../diagnosis/composition.js'
import { seasonOr } from '../diagnosis/fallback.js'
import type { Season } from '../diagnosis/season.js'
import { seasons } from '../diagnosis/season.js'
import type { Candidate } from './candidate.js'
import { highestRanked, unanimous } from './candidate.js'
import type { PhotoAnswer } from './photo-answer.js'

/** As it is shown: an unknown one falls back first. */
export const seasonIn = ({ result: { personal_color } }: PhotoAnswer): Candidate<Season> => ({
  answer: seasonOr(personal_color.personal_color),
  confidence: personal_color.confidence ?? 0,
})

/** The mean of the photos' percentages, not rounded. */
export const meanShares = (answers: ReadonlyArray<PhotoAnswer>): Composition => {
  const shares = answers.map(({ result }) => toComposition(result.personal_color.proportion))
  const mean = (season: Season) =>
    shares.reduce((sum, composition) => sum + composition[season], 0) / shares.length
  return {
    spring: mean('spring'),
    summer: mean('summer'),
    autumn: mean('autumn'),
    winter: mean('winter'),
  }
}

/** What all photos give stays; otherwise the season of the largest mean share. */
export const combinedSeason = (answers: ReadonlyArray<PhotoAnswer>): Season => {
  const candidates = answers.map(seasonIn)
  const shares = meanShares(answers)
  return unanimous(candidates) ?? highestRanked(seasons, (season) => shares[season], candidates)
}
