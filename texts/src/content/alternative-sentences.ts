import { closeShare, rowAlternatives } from '@kaoiro/core/results'
import { sideOf } from '@kaoiro/core/chart'
import type {
  Certainty,
  Diagnosis,
  FaceType,
  FaceTypeAnalysis,
  Trait,
} from '@kaoiro/core/diagnosis'
import { assessmentsOf, traits } from '@kaoiro/core/diagnosis'
import type { SmallChange } from './alternative-texts.js'
import type { Content } from './content.js'

/** Maximum number of rows to name, the nearest first. More would suggest that any result is possible. */
const maxRows = 2

/**
 * Sentences on the small changes that would give another face pattern. If the chances of the patterns are known, only the
 * second of them is named.
 */
export const alternativeRowSentences =
  ({ alternatives: texts, faceTypes }: Content) =>
  (diagnosis: Diagnosis, certainty: Certainty): ReadonlyArray<string> => {
    const { near } = assessmentsOf({ diagnosis, certainty }).faceType
    const isNamed = (type: FaceType) => certainty.faceTypes === undefined || type === near?.name
    return rowAlternatives(diagnosis)
      .filter(({ faceType, share }) => isNamed(faceType) && share <= closeShare)
      .slice(0, maxRows)
      .map(({ trait, level, faceType }) =>
        texts.row(smallChange(diagnosis.faceTypeAnalysis, trait, level), faceTypes[faceType].name),
      )
  }

/**
 * A step from a face's own level to a neighbouring one: further to a side of the scale, or back from it. For a face with
 * narrow eyes this is "less narrow", never "rounder".
 */
const smallChange = (analysis: FaceTypeAnalysis, trait: Trait, level: number): SmallChange => {
  const own = analysis[traits.indexOf(trait)] ?? 0
  const side = level < own ? 'first' : 'last'
  const from = sideOf({ trait, level: own })
  return from === 'standard' || from === side
    ? { trait, way: 'more', side }
    : { trait, way: 'less', side: from }
}
