import type { FaceType, Gender } from '@kaoiro/core/diagnosis'
import { faceTypeOrFallback } from '@kaoiro/core/diagnosis'
import type { Content, EntryTexts } from './content.js'

interface Shown {
  readonly gender: Gender
  readonly faceType: FaceType
}

/** The entry of a face pattern for a gender: for men, its makeup is advice on skin, beard, brows and hair. */
export const patternEntry =
  ({ faceTypes, groomingForChic }: Content) =>
  ({ gender, faceType }: Shown): EntryTexts => {
    const entry = faceTypes[faceType]
    if (gender === 'WOMEN') return entry
    const shown = faceTypeOrFallback(gender)(faceType)
    return { ...entry, makeup: shown === 'chic' ? groomingForChic : faceTypes[shown].makeup }
  }
