import type { FaceCheck } from '@kaoiro/analyser/check'
import { certainRefusal } from '@kaoiro/analyser/photo'
import type { Reason } from '@kaoiro/core/diagnosis'
import * as E from 'fp-ts/lib/Either.js'
import type { LazyAnalyser } from '../../analyser/lazy-analyser.js'
import type { PhotoFault, Preparation, PreparedPhoto } from '../../photo/preparation.js'
import { errorText } from '../../system/system-error.js'

export interface CheckedPhoto {
  readonly photo: PreparedPhoto
  /** Null if faces were not checked. */
  readonly faces: FaceCheck | null
}

/** Why the service would reject a photo, as far as the check knows. */
export function refusalOf({ photo, faces }: CheckedPhoto): Reason | null {
  if (faces === null) return certainRefusal(photo.measures)
  return E.isLeft(faces.verdict) ? faces.verdict.left : null
}

/** Why a photo was not checked. */
export type CheckFault = PhotoFault | { readonly _tag: 'FacesNotChecked'; readonly detail: string }

export type CheckOutcome = E.Either<CheckFault, CheckedPhoto>

/** Checks a photo and, with an analyser, its faces. Rejects if the model that finds faces cannot be loaded. */
export function checkPhoto(
  { prepare }: Pick<Preparation, 'prepare'>,
  analyser: Pick<LazyAnalyser, 'load'> | null,
  signal: AbortSignal,
): (file: string) => Promise<CheckOutcome> {
  return async (file) => {
    const prepared = await prepare(file)
    if (E.isLeft(prepared)) return prepared
    const photo = prepared.right
    // After Ctrl-C any outcome will do: it is not printed.
    if (analyser === null || signal.aborted) return E.right({ photo, faces: null })
    const { checkFaces } = await analyser.load()
    try {
      return E.right({ photo, faces: await checkFaces(photo.jpeg) })
    } catch (error) {
      // For this photo only: the model may still work for the next one.
      return E.left({ _tag: 'FacesNotChecked', detail: errorText(error) })
    }
  }
}
