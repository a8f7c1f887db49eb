import * as t from 'io-ts'
import { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'

/** The photo of a result as in a tab's storage, where an earlier version of the site may have put it. */
export const StoredPhoto = t.intersection(
  [
    t.type({
      /** The prepared JPEG in Base64. */
      photo: t.string,
      outline: FaceOutline,
      /** The codes of the results that show it: the latest one, and the one of this photo alone. */
      codes: t.readonlyArray(t.string),
    }),
    /** Left out by services that do not know them. */
    t.partial({ features: t.union([FaceFeatures, t.undefined]) }),
  ],
  'StoredPhoto',
)
export type StoredPhoto = t.TypeOf<typeof StoredPhoto>
