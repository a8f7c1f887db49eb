import type { FaceType } from '../diagnosis/face-type.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Content, Entry, EntryTexts, GroomingTexts } from './content.js'

interface Shown {
  readonly gender: Gender
  readonly faceType: FaceType
}

/** The entry of a face pattern for a gender: for men, grooming replaces the makeup. */
export const patternEntry =
  ({ faceTypes, grooming }: Content) =>
  ({ gender, faceType }: Shown): Entry => {
    const entry = faceTypes[faceType]
    return gender === 'MEN' ? { ...entry, makeup: groomingOf(grooming, faceType) } : entry
  }

/** Falls back to `simple`, like the patterns that men are not shown (specification §5). */
const groomingOf = (texts: GroomingTexts, faceType: FaceType): EntryTexts['makeup'] => {
  const shown: Readonly<Partial<Record<FaceType, EntryTexts['makeup']>>> = texts
  return shown[faceType] ?? texts.simple
}
