import type { Composition, Proportion } from '../diagnosis/composition.js'
import { toComposition } from '../diagnosis/composition.js'
import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypes } from '../diagnosis/face-type.js'
import { faceTypeOr, seasonOr } from '../diagnosis/fallback.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Season } from '../diagnosis/season.js'
import type { AnalysisResult } from './wire/wire.js'

/** Where a diagnosis differs from the service's answer that it was made from. */
export type Fallback =
  | { readonly _tag: 'UnknownFaceType'; readonly sent: string; readonly used: FaceType }
  /** A pattern that visitors of this gender are not shown. */
  | { readonly _tag: 'FaceTypeNotShown'; readonly sent: FaceType; readonly used: FaceType }
  | { readonly _tag: 'UnknownSeason'; readonly sent: string; readonly used: Season }
  /** Percentages below 0, above 100, or above it together. Rounding alone is no fallback. */
  | { readonly _tag: 'ProportionFitted'; readonly sent: Proportion; readonly used: Composition }

/** The fallbacks that `toDiagnosis` takes, in the order of the result; none for a sound answer. */
export const fallbacksOf =
  (gender: Gender) =>
  (result: AnalysisResult): ReadonlyArray<Fallback> => [
    ...faceTypeFallback(gender, result.face_type.face_type),
    ...seasonFallback(result.personal_color.personal_color),
    ...proportionFallback(result.personal_color.proportion),
  ]

const faceTypeFallback = (gender: Gender, sent: string): ReadonlyArray<Fallback> => {
  const used = faceTypeOr(gender)(sent)
  if (used === sent) return []
  const known = faceTypes.find((type) => type === sent)
  return known === undefined
    ? [{ _tag: 'UnknownFaceType', sent, used }]
    : [{ _tag: 'FaceTypeNotShown', sent: known, used }]
}

const seasonFallback = (sent: string): ReadonlyArray<Fallback> => {
  const used = seasonOr(sent)
  return used === sent ? [] : [{ _tag: 'UnknownSeason', sent, used }]
}

/** Percentage points that three shares may be above 100 together by floating point alone. */
const tolerance = 1e-9

const proportionFallback = (sent: Proportion): ReadonlyArray<Fallback> => {
  const shares = [sent.spring, sent.autumn, sent.winter]
  const fits =
    shares.every((share) => share >= 0 && share <= 100) &&
    shares.reduce((sum, share) => sum + share, 0) <= 100 + tolerance
  return fits ? [] : [{ _tag: 'ProportionFitted', sent, used: toComposition(sent) }]
}
