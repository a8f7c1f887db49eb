import { closeShare, rowAlternatives } from '@kaoiro/core/results'
import type { Feature } from '@kaoiro/core/chart'
import { neighbourOf, sideIn } from '@kaoiro/core/chart'
import type { Diagnosis, FaceTypeAnalysis } from '@kaoiro/core/diagnosis'
import { traits } from '@kaoiro/core/diagnosis'
import type { Content } from './content.js'
import type { SmallChange } from './make-content.js'

type Face = Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>

/** Maximum number of rows to name, the nearest first. More would suggest that any result is possible. */
const maxRows = 2

/** Sentences on the small changes that would give the neighbouring face pattern. @param told the features that may be named */
export const alternativeRowSentences =
  ({ alternatives: texts, faceTypes }: Content) =>
  (face: Face, told: ReadonlyArray<Feature>): ReadonlyArray<string> => {
    const neighbour = neighbourOf(face)
    return rowAlternatives(face)
      .filter(({ faceType, share }) => faceType === neighbour && share <= closeShare)
      .slice(0, maxRows)
      .map(({ trait, level }) =>
        texts.row(
          smallChange(face.faceTypeAnalysis, told, { trait, level }),
          faceTypes[neighbour].name,
        ),
      )
  }

/**
 * A step from a face's own level to a neighbouring one: further to a side of the scale, or back from it. For a face with
 * narrow eyes this is "less narrow", never "rounder", unless their side may not be named.
 */
const smallChange = (
  analysis: FaceTypeAnalysis,
  told: ReadonlyArray<Feature>,
  { trait, level }: Feature,
): SmallChange => {
  const side = level < (analysis[traits.indexOf(trait)] ?? 0) ? 'first' : 'last'
  const from = sideIn(told, trait)
  return from === 'standard' || from === side
    ? { trait, way: 'more', side }
    : { trait, way: 'less', side: from }
}
