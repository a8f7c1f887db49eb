import { placeBounds } from '../chart/face-map.js'
import { visitorPosition } from '../chart/visitor-position.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { Difference } from '../diagnosis/differences.js'
import { differencesOf } from '../diagnosis/differences.js'
import { traits } from '../diagnosis/level.js'
import type { SeasonDirection } from '../diagnosis/season.js'
import { seasonDirection } from '../diagnosis/season.js'
import { shownDiagnosis } from '../result-code/result-code.js'

/** -1 towards the first end of a map's axis, 1 towards the last, 0 if two marks are about level. */
export type AxisDirection = -1 | 0 | 1

/** What two results have in common and what not; a direction leads from the first to the second. */
export interface Comparison {
  readonly a: Diagnosis
  readonly b: Diagnosis
  /** None if both are the same result. */
  readonly differences: ReadonlyArray<Difference>
  readonly map: { readonly curve: AxisDirection; readonly age: AxisDirection }
  readonly season: SeasonDirection
  /** How many of the chart's rows have the same level. */
  readonly equalRows: number
}

/** Compares two results, each with the face type that its gender is shown. */
export const compareResults = (one: Diagnosis, other: Diagnosis): Comparison => {
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

/** Two marks closer than the distance at which words say “slightly” count as level. */
const axisDirection = (apart: number): AxisDirection => {
  if (Math.abs(apart) < placeBounds.slightly) return 0
  return apart < 0 ? -1 : 1
}
