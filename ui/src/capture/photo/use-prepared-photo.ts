import type { Dispatch } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { CaptureAction } from '@kaoiro/core/flow/capture-flow'
import type { PhotoProblem, PreparedPhoto } from '../prepare/prepare-photo.js'
import { preparePhoto, startWorkerEarly } from '../prepare/prepare-photo.js'

/** Takes in picked files and hands the capture flow prepared photos. */
export const usePreparedPhoto = (dispatch: Dispatch<CaptureAction<PreparedPhoto>>) => {
  const [preparing, setPreparing] = useState(false)
  // The number of the file that was picked last: one that was picked before it comes too late.
  const latest = useRef(0)
  useEffect(() => {
    startWorkerEarly()
    return () => {
      latest.current += 1
    }
  }, [])

  const take = useCallback(
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

  return { take, preparing }
}

const chosen = (photo: PreparedPhoto): CaptureAction<PreparedPhoto> => ({
  _tag: 'ChoosePhoto',
  photo,
  hints: photo.hints,
})

/** A file that is no photo is told where it was picked; one that cannot be prepared has failed. */
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
