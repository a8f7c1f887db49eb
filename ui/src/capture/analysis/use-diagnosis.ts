import type { Dispatch } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { CaptureAction } from '@kaoiro/screens/capture'
import { completedCapture } from '@kaoiro/screens/capture'
import type { StoredAnswer } from '@kaoiro/screens/result'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import { report } from '../../analytics/report.js'
import { reportFailure } from '../../analytics/report-failure.js'
import { hasTruePixels } from '../../adapters/true-pixels.js'
import { forgetPhoto, keepPhoto } from '../../adapters/kept-photo.js'
import { diagnoseHere } from './diagnose.js'

/**
 * Runs one diagnosis at a time and reports to the capture flow. Cancelling or unmounting stops all
 * calls.
 *
 * @param earlier answers of earlier photos of the same person, which are combined with the new one
 */
export const useDiagnosis = (
  dispatch: Dispatch<CaptureAction<never>>,
  earlier: ReadonlyArray<StoredAnswer>,
) => {
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const run = useCallback(
    async (photo: Uint8Array, request: AnalysisRequest) => {
      cancel()
      forgetPhoto()
      const { signal } = (running.current = new AbortController())
      const analysed = await diagnoseHere(signal)(photo, request, (phase) =>
        dispatch({ _tag: 'ReachPhase', phase }),
      )()
      if (E.isRight(analysed)) {
        const completed = completedCapture(earlier, analysed.right)
        const { outline, features } = analysed.right.answer
        // Draping reads the photo's pixels. The result of this photo alone is offered if the photos hardly show one person.
        const codes = [completed.code, completedCapture([], analysed.right).code]
        if (outline !== undefined && hasTruePixels())
          keepPhoto({ photo: Uint8Array.from(photo), outline, features, codes })
        dispatch({ _tag: 'Complete', ...completed })
        report({ step: 'result' })
      } else if (analysed.left._tag !== 'Cancelled') {
        dispatch({ _tag: 'Fail', error: analysed.left })
        reportFailure(analysed.left)
      }
    },
    [cancel, dispatch, earlier],
  )

  return { run, cancel }
}
