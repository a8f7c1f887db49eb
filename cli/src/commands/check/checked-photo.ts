import type { FaceChecker } from '@kaoiro/api'
import type { FaceCheck } from '@kaoiro/analyser/check'
import * as E from 'fp-ts/lib/Either.js'
import type { PhotoFault, Preparation, PreparedPhoto } from '../../photo/preparation.js'
import { errorText } from '../../system/system-error.js'

export interface CheckedPhoto {
  readonly photo: PreparedPhoto
  /** Null if faces were not checked. */
  readonly faces: FaceCheck | null
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
  loading: Promise<FaceChecker>,
  signal: AbortSignal,
): Checking => {
  // Not unhandled: the first photo that needs the model reports the error.
  loading.catch(() => undefined)
  return {
    check: async (file) => {
      const prepared = await prepare(file)
      if (E.isLeft(prepared)) return prepared
      // After Ctrl-C any outcome will do: it is not printed.
      if (signal.aborted) return E.left({ _tag: 'BrokenPhoto' })
      return withFaces(await loading, prepared.right)
    },
    close: async () => {
      close()
      const checker = await loading.catch(() => null)
      await checker?.close()
    },
  }
}

/** Reports a failure of the model for this photo only: it may still work for the next one. */
const withFaces = async ({ check }: FaceChecker, photo: PreparedPhoto): Promise<CheckOutcome> => {
  try {
    return E.right({ photo, faces: await check(photo.jpeg) })
  } catch (error) {
    return E.left({ _tag: 'FacesNotChecked', detail: errorText(error) })
  }
}
