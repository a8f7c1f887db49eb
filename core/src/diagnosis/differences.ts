import type { Diagnosis } from './diagnosis.js'
import type { Trait } from './level.js'
import { traits } from './level.js'
import type { Season } from './season.js'
import { seasons } from './season.js'

/** A part of a result: traits have a level index, seasons a percentage. */
export type DiagnosisPart = 'gender' | 'faceType' | 'colorType' | Trait | Season

export interface Difference {
  readonly part: DiagnosisPart
  readonly a: string | number
  readonly b: string | number
}

/** The differences between two results, in the order of the result page. */
export const differencesOf = (a: Diagnosis, b: Diagnosis): ReadonlyArray<Difference> => {
  const inB = partsOf(b)
  return partsOf(a).flatMap(([part, value], index) => {
    const other = inB[index]?.[1] ?? value
    return value === other ? [] : [{ part, a: value, b: other }]
  })
}

const partsOf = (d: Diagnosis): ReadonlyArray<readonly [DiagnosisPart, string | number]> => [
  ['gender', d.gender],
  ['faceType', d.faceType],
  ...traits.map((trait, row) => [trait, d.faceTypeAnalysis[row] ?? 0] as const),
  ['colorType', d.colorType],
  ...seasons.map((season) => [season, d.colorComposition[season]] as const),
]
