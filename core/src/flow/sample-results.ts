import type { FaceType, Gender, Season } from '../diagnosis/vocabulary.js'

/** The results that the first screen shows as examples. */
export const sampleResults: Readonly<
  Record<Gender, { readonly faceType: FaceType; readonly colorType: Season }>
> = {
  MEN: { faceType: 'simple', colorType: 'winter' },
  WOMEN: { faceType: 'chic', colorType: 'spring' },
}
