import type { Dispatch } from 'react'
import { useCallback, useEffect, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { CaptureAction } from '@kaoiro/screens/capture'
import type { PrepareError } from '@kaoiro/core/photo'
import { prepareErrorText } from '@kaoiro/core/photo'
import { report } from '../../analytics/report.js'
import { reportFailure } from '../../analytics/report-failure.js'
import { useLatest } from '../../components/use-latest.js'
import type { PhotoProblem, PreparedPhoto } from '../prepare/prepare-photo.js'
import { preparePhoto, ensureWorker } from '../prepare/prepare-photo.js'

/** Prepares picked files and passes the photos to the capture flow. */
export const usePreparedPhoto = (dispatch: Dispatch<CaptureAction<PreparedPhoto>>) => {
  const [preparing, setPreparing] = useState(false)
  const begin = useLatest()
  useEffect(() => void ensureWorker(), [])

  const prepare = useCallback(
    async (file: File) => {
      const isWanted = begin()
      report({ step: 'photo' })
      setPreparing(true)
      const photo = await preparePhoto(file)()
      if (!isWanted()) return
      setPreparing(false)
      reportCheck(photo)
      dispatch(E.isRight(photo) ? chosen(photo.right) : actionOf(photo.left))
    },
    [begin, dispatch],
  )

  return { prepare, preparing }
}

/** Files that are not photos are refused without a check. */
const reportCheck = (photo: E.Either<PhotoProblem, PreparedPhoto>): void => {
  if (E.isRight(photo)) {
    const { refusal, hints } = photo.right
    if (refusal === null)
      report({ step: 'check', outcome: hints.length === 0 ? 'passed' : 'doubted' })
    else reportFailure({ _tag: 'AnalysisFailed', reason: refusal })
  } else if (isPrepareError(photo.left)) reportFailure(photo.left)
}

const chosen = (photo: PreparedPhoto): CaptureAction<PreparedPhoto> =>
  photo.refusal === null
    ? { _tag: 'ChoosePhoto', photo, hints: photo.hints }
    : { _tag: 'RefusePhoto', photo, reason: photo.refusal }

/** Unsuitable files are rejected on this step; photos that cannot be prepared lead to the failed screen. */
const actionOf = (problem: PhotoProblem): CaptureAction<never> =>
  isPrepareError(problem)
    ? { _tag: 'Fail', error: problem }
    : { _tag: 'RefuseFile', refusal: problem }

const isPrepareError = (problem: PhotoProblem): problem is PrepareError =>
  Object.hasOwn(prepareErrorText, problem._tag)
