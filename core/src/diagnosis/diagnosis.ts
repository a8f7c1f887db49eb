import type { Composition, Proportion } from './distribution.js'
import type { FaceType, Gender, Season } from './vocabulary.js'
import type { FaceTypeAnalysis, Trait } from './level.js'
import { toComposition } from './distribution.js'
import { faceTypes, faceTypesOf, seasons } from './vocabulary.js'
import { traits } from './level.js'

/** A result: everything that the result page needs and the result code contains. */
export interface Diagnosis {
  readonly faceType: FaceType
  readonly colorType: Season
  readonly gender: Gender
  readonly faceTypeAnalysis: FaceTypeAnalysis
  readonly colorComposition: Composition
}

/** The face type to show. Unknown types, and types not shown to this gender, become `simple` or `pretty`. */
export const faceTypeOrFallback =
  (gender: Gender) =>
  (name: string): FaceType =>
    faceTypesOf(gender).find((type) => type === name) ?? (gender === 'MEN' ? 'simple' : 'pretty')

/** The season to show; an unknown one becomes spring. */
export function seasonOrFallback(name: string): Season {
  return seasons.find((season) => season === name) ?? 'spring'
}

/** A difference between a service's answer and the diagnosis made from it. */
export type Fallback =
  | { readonly _tag: 'UnknownFaceType'; readonly sent: string; readonly used: FaceType }
  /** A known type that visitors of this gender are not shown. */
  | { readonly _tag: 'FaceTypeNotShown'; readonly sent: FaceType; readonly used: FaceType }
  | { readonly _tag: 'UnknownSeason'; readonly sent: string; readonly used: Season }
  /** Percentages below 0, above 100, or with a sum above 100. Rounding alone is not a fallback. */
  | { readonly _tag: 'ProportionFitted'; readonly sent: Proportion; readonly used: Composition }

interface FallibleAnswer {
  readonly faceType: string
  readonly season: string
  readonly proportion: Proportion
}

/** The fallbacks that an answer needs, in the order of the result; empty for a valid answer. */
export const fallbacksIn =
  (gender: Gender) =>
  ({ faceType, season, proportion }: FallibleAnswer): ReadonlyArray<Fallback> => [
    ...faceTypeFallback(gender, faceType),
    ...seasonFallback(season),
    ...proportionFallback(proportion),
  ]

const faceTypeFallback = (gender: Gender, sent: string): ReadonlyArray<Fallback> => {
  const used = faceTypeOrFallback(gender)(sent)
  if (used === sent) return []
  const known = faceTypes.find((type) => type === sent)
  return known === undefined
    ? [{ _tag: 'UnknownFaceType', sent, used }]
    : [{ _tag: 'FaceTypeNotShown', sent: known, used }]
}

const seasonFallback = (sent: string): ReadonlyArray<Fallback> => {
  const used = seasonOrFallback(sent)
  return used === sent ? [] : [{ _tag: 'UnknownSeason', sent, used }]
}

/** Percentage points by which the sum may exceed 100 through floating-point error. */
const tolerance = 1e-9

const proportionFallback = (sent: Proportion): ReadonlyArray<Fallback> => {
  const shares = [sent.spring, sent.autumn, sent.winter]
  const fits =
    shares.every((share) => share >= 0 && share <= 100) &&
    shares.reduce((sum, share) => sum + share, 0) <= 100 + tolerance
  return fits ? [] : [{ _tag: 'ProportionFitted', sent, used: toComposition(sent) }]
}

/** A part of a result: traits have a level index, seasons a percentage. */
export type DiagnosisPart = 'gender' | 'faceType' | 'colorType' | Trait | Season

export interface Difference {
  readonly part: DiagnosisPart
  readonly a: string | number
  readonly b: string | number
}

/** The differences between two results, in the order of the result page. */
export function differencesOf(a: Diagnosis, b: Diagnosis): ReadonlyArray<Difference> {
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
