import type { FaceType } from '../diagnosis/face-type.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Season } from '../diagnosis/season.js'

/** The results that the first screen shows as examples. */
export const sampleResults: Readonly<
  Record<Gender, { readonly faceType: FaceType; readonly colorType: Season }>
> = {
  MEN: { faceType: 'simple', colorType: 'winter' },
  WOMEN: { faceType: 'chic', colorType: 'spring' },
}
