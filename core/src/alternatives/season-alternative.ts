import * as O from 'fp-ts/lib/Option.js'
import type { SecondSeason } from '../diagnosis/composition.js'
import { nearPoints, secondSeason } from '../diagnosis/composition.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { SeasonDirection } from '../diagnosis/season.js'
import { seasonDirection } from '../diagnosis/season.js'

/**
 * Percentage points up to which a second season is a step away. Beyond it the season model has the
 * colouring more than about a quarter of a standard deviation of people from the cut between the two.
 */
const stepPoints = 25

/** `larger`: its share exceeds that of the result's season. */
export type Nearness = 'larger' | 'equal' | 'touch' | 'step'

export interface SeasonAlternative extends SecondSeason {
  readonly nearness: Nearness
  /** The direction from the result's season. */
  readonly direction: SeasonDirection
}

/** The season that a small change of colouring would give; none if no other season is near. */
export const seasonAlternative = ({
  colorType,
  colorComposition,
}: Pick<Diagnosis, 'colorType' | 'colorComposition'>): O.Option<SeasonAlternative> => {
  const second = secondSeason(colorType, colorComposition)
  if (O.isNone(second)) return O.none
  const { season, points } = second.value
  const below = colorComposition[colorType] - colorComposition[season]
  if (below > stepPoints) return O.none
  const direction = seasonDirection(colorType, season)
  return O.some({ season, points, nearness: nearnessOf(below), direction })
}

/** @param below the difference of the two shares in percentage points; negative if the second is larger */
const nearnessOf = (below: number): Nearness => {
  if (below < 0) return 'larger'
  if (below === 0) return 'equal'
  return below <= nearPoints ? 'touch' : 'step'
}
