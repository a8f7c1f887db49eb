import type { Dispatch } from 'react'
import { useCallback, useEffect, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { CaptureAction } from '@kaoiro/core/flow/capture-flow'
import { useLatest } from '../../components/use-latest.js'
import type { PhotoProblem, PreparedPhoto } from '../prepare/prepare-photo.js'
import { preparePhoto, ensureWorker } from '../prepare/prepare-photo.js'

/** Prepares picked files and passes the photos to the capture flow. */
export const usePreparedPhoto = (dispatch: Dispatch<CaptureAction<PreparedPhoto, never>>) => {
  const [preparing, setPreparing] = useState(false)
  const begin = useLatest()
  useEffect(ensureWorker, [])

  const prepare = useCallback(
    async (file: File) => {
      const isWanted = begin()
      setPreparing(true)
      const photo = await preparePhoto(file)()
      if (!isWanted()) return
      setPreparing(false)
      dispatch(E.isRight(photo) ? chosen(photo.right) : actionOf(photo.left))
    },
    [begin, dispatch],
  )

  return { prepare, preparing }
}

const chosen = (photo: PreparedPhoto): CaptureAction<PreparedPhoto, never> => ({
  _tag: 'ChoosePhoto',
  photo,
  hints: photo.hints,
})

/** Unsuitable files are rejected on this step; photos that cannot be prepared lead to the failed screen. */
const actionOf = (problem: PhotoProblem): CaptureAction<never, never> => {
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
