import { placeBounds } from '../chart/face-map.js'
import { visitorPosition } from '../chart/visitor-position.js'
import type { Diagnosis, Difference } from '../diagnosis/diagnosis.js'
import { differencesOf } from '../diagnosis/diagnosis.js'
import { traits } from '../diagnosis/level.js'
import type { SeasonDirection } from '../diagnosis/vocabulary.js'
import { seasonDirection } from '../diagnosis/vocabulary.js'
import { shownDiagnosis } from '../result-code/result-code.js'

/**
 * The direction from one mark to another on an axis of the map: -1 towards its first end, 1 towards its last, 0 if both
 * marks are at about the same place.
 */
type AxisDirection = -1 | 0 | 1

/** What two results have in common, and how they differ. Directions lead from the first result to the second. */
export interface Comparison {
  readonly a: Diagnosis
  readonly b: Diagnosis
  /** Empty if the results are the same. */
  readonly differences: ReadonlyArray<Difference>
  readonly map: { readonly curve: AxisDirection; readonly age: AxisDirection }
  readonly season: SeasonDirection
  /** The number of rows of the chart with the same level in both results. */
  readonly equalRows: number
}

/** Compares two results. Face types that a result's gender is not shown are replaced first. */
export function compareResults(one: Diagnosis, other: Diagnosis): Comparison {
  const [a, b] = [shownDiagnosis(one), shownDiagnosis(other)]
  const [from, to] = [visitorPosition(a), visitorPosition(b)]
  return {
    a,
    b,
    differences: differencesOf(a, b),
    map: {
      curve: axisDirection(to.curve - from.curve),
      age: axisDirection(to.age - from.age),
    },
    season: seasonDirection(a.colorType, b.colorType),
    equalRows: traits.filter((_, row) => a.faceTypeAnalysis[row] === b.faceTypeAnalysis[row])
      .length,
  }
}

/** Marks count as being at the same place if they are closer than the distance that texts call “slightly”. */
const axisDirection = (apart: number): AxisDirection => {
  if (Math.abs(apart) < placeBounds.slightly) return 0
  return apart < 0 ? -1 : 1
}
