import { toComposition } from '../diagnosis/composition.js'
import { traits } from '../diagnosis/level.js'
import { seasons } from '../diagnosis/season.js'
import { traitsFromWire } from '../session/wire-result.js'
import type { PhotoAnswer } from './photo-answer.js'

/** How far some photos are apart, in the trait and in the season in which they are the farthest. */
export const spreadOf = (
  answers: ReadonlyArray<PhotoAnswer>,
): { readonly levels: number; readonly points: number } => {
  const levels = answers.map(({ result }) => traitsFromWire(result.face_type.level))
  const shares = answers.map(({ result }) => toComposition(result.personal_color.proportion))
  return {
    levels: Math.max(...traits.map((trait) => rangeOf(levels.map((own) => own[trait])))),
    points: Math.max(...seasons.map((season) => rangeOf(shares.map((own) => own[season])))),
  }
}

const rangeOf = (numbers: ReadonlyArray<number>): number =>
  Math.max(...numbers) - Math.min(...numbers)
