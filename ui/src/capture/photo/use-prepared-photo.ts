import type { Dispatch } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { CaptureAction } from '@kaoiro/core/flow/capture-flow'
import type { PhotoProblem, PreparedPhoto } from '../prepare/prepare-photo.js'
import { preparePhoto, startWorkerEarly } from '../prepare/prepare-photo.js'

/** Prepares picked files and hands the photos to the capture flow. */
export const usePreparedPhoto = (dispatch: Dispatch<CaptureAction<PreparedPhoto>>) => {
  const [preparing, setPreparing] = useState(false)
  // The number of the file picked last: the outcome of an earlier one is dropped.
  const latest = useRef(0)
  useEffect(() => {
    startWorkerEarly()
    return () => {
      latest.current += 1
    }
  }, [])

  const prepare = useCallback(
    async (file: File) => {
      const number = (latest.current += 1)
      setPreparing(true)
      const photo = await preparePhoto(file)()
      if (number !== latest.current) return
      setPreparing(false)
      dispatch(E.isRight(photo) ? chosen(photo.right) : actionOf(photo.left))
    },
    [dispatch],
  )

  return { prepare, preparing }
}

const chosen = (photo: PreparedPhoto): CaptureAction<PreparedPhoto> => ({
  _tag: 'ChoosePhoto',
  photo,
  hints: photo.hints,
})

/** A file that is no photo is refused on the spot; a photo that cannot be prepared ends the capture. */
const actionOf = (problem: PhotoProblem): CaptureAction<never> => {
  switch (problem._tag) {
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return { _tag: 'Fail', error: problem }
    default:
      return { _tag: 'RefuseFile', refusal: problem }
  }
}
