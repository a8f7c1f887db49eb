import { closeShare, rowAlternatives } from '@kaoiro/core/results'
import type { Feature } from '@kaoiro/core/chart'
import { neighbourOf, pullsOf } from '@kaoiro/core/chart'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Content } from './content.js'

type Face = Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>

/** An invitation to the neighbouring face pattern if a small change would give it. @param told the features that may be named */
export const neighbourSentences =
  ({ face: texts, faceTypes }: Content) =>
  (face: Face, told: ReadonlyArray<Feature>): ReadonlyArray<string> => {
    const faceType = neighbourOf(face)
    const isClose = rowAlternatives(face).some(
      (row) => row.faceType === faceType && row.share <= closeShare,
    )
    const [shared = null] = pullsOf({ ...face, faceType }, told).towards
    return isClose ? [texts.neighbour(shared, faceTypes[faceType].name)] : []
  }
