import type { FaceCheck } from '@kaoiro/analyser/check'
import { certainRefusal } from '@kaoiro/analyser/photo'
import type { AnalyserThreads } from '@kaoiro/analyser/threads'
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
export const refusalOf = ({ photo, faces }: CheckedPhoto): Reason | null => {
  if (faces === null) return certainRefusal(photo.measures)
  return E.isLeft(faces.verdict) ? faces.verdict.left : null
}

/** Why a photo was not checked. */
export type CheckFault = PhotoFault | { readonly _tag: 'FacesNotChecked'; readonly detail: string }

export type CheckOutcome = E.Either<CheckFault, CheckedPhoto>

export interface Checking {
  /** Rejects if the model that finds faces cannot be loaded. */
  readonly check: (file: string) => Promise<CheckOutcome>
  readonly close: () => Promise<void>
}

/** Checks photos without looking at faces. */
export const checkFiles = ({ prepare, close }: Preparation): Checking => ({
  check: async (file) =>
    E.map((photo: PreparedPhoto) => ({ photo, faces: null }))(await prepare(file)),
  close: () => {
    close()
    return Promise.resolve()
  },
})

/** Checks photos and their faces. Checks wait until the model is loaded. */
export const checkFilesAndFaces = (
  { prepare, close }: Preparation,
  analyser: LazyAnalyser,
  signal: AbortSignal,
): Checking => {
  void analyser.load()
  return {
    check: async (file) => {
      const prepared = await prepare(file)
      if (E.isLeft(prepared)) return prepared
      // After Ctrl-C any outcome will do: it is not printed.
      if (signal.aborted) return E.left({ _tag: 'BrokenPhoto' })
      return withFaces(await analyser.load(), prepared.right)
    },
    close: () => {
      close()
      return analyser.close()
    },
  }
}

/** Reports a failure of the model for this photo only: it may still work for the next one. */
const withFaces = async (
  { checkFaces }: Pick<AnalyserThreads, 'checkFaces'>,
  photo: PreparedPhoto,
): Promise<CheckOutcome> => {
  try {
    return E.right({ photo, faces: await checkFaces(photo.jpeg) })
  } catch (error) {
    return E.left({ _tag: 'FacesNotChecked', detail: errorText(error) })
  }
}
