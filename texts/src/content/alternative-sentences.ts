import { closeShare, nearFaceType, rowAlternatives } from '@kaoiro/core/results'
import { sideOf } from '@kaoiro/core/chart'
import type { Certainty, Diagnosis, FaceTypeAnalysis, Trait } from '@kaoiro/core/diagnosis'
import { traits } from '@kaoiro/core/diagnosis'
import type { SmallChange } from './alternative-texts.js'
import type { Content } from './content.js'

/** Maximum number of rows to name, the nearest first. More would suggest that any result is possible. */
const maxRows = 2

/** Sentences on the small changes that would give the nearest other face pattern; empty if it is not near. */
export const alternativeRowSentences =
  ({ alternatives: texts, faceTypes }: Content) =>
  (
    face: Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>,
    certainty: Certainty,
  ): ReadonlyArray<string> => {
    const near = nearFaceType(face, certainty)
    return rowAlternatives(face)
      .filter(({ faceType, share }) => faceType === near && share <= closeShare)
      .slice(0, maxRows)
      .map(({ trait, level, faceType }) =>
        texts.row(smallChange(face.faceTypeAnalysis, trait, level), faceTypes[faceType].name),
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
