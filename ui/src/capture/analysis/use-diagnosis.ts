import type { Dispatch } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { AnalysisPhase, CaptureAction } from '@kaoiro/core/flow'
import { combine, onePhoto } from '@kaoiro/core/results'
import type { Gender } from '@kaoiro/core/diagnosis'
import { resultCode } from '@kaoiro/core/result-code'
import type { DiagnosisRequest, Progress, SessionAnswer, StoredAnswer } from '@kaoiro/core/session'
import { requestAnswer, photoAnswerOf, answerFromWire, withoutOutline } from '@kaoiro/core/session'
import { report, reportFailure } from '../../analytics/report.js'
import { forgetPhoto, keepPhoto } from '../../adapters/kept-photo.js'
import { abortableWait } from '../../adapters/network/abortable-wait.js'
import { sessionPorts } from './session-api.js'

const phases: Readonly<Record<Progress['_tag'], AnalysisPhase>> = {
  Uploading: 'uploading',
  Uploaded: 'analysing',
  Analysing: 'analysing',
  PollLost: 'waiting',
}

/** Combines the answer with those of earlier photos. If that is impossible, the result uses the new answer alone. */
const completedCapture = (
  earlier: ReadonlyArray<StoredAnswer>,
  gender: Gender,
  { result, receipt }: SessionAnswer,
): Extract<CaptureAction<never, StoredAnswer>, { readonly _tag: 'Complete' }> => {
  // The history must not contain the outline: it is part of the photo.
  const answer = { gender, result: withoutOutline(result) }
  const together = [...earlier, answer]
  const combined = combine(together.map(photoAnswerOf))
  const { diagnosis, certainty, agreement } = E.isRight(combined)
    ? combined.right
    : onePhoto(photoAnswerOf(answer))
  return {
    _tag: 'Complete',
    code: resultCode.encode(diagnosis),
    certainty,
    agreement,
    answers: E.isRight(combined) ? together : [answer],
    receipt,
  }
}

/**
 * Runs one diagnosis at a time and reports to the capture flow. Cancelling or unmounting stops all
 * calls.
 *
 * @param earlier answers of earlier photos of the same person, which are combined with the new one
 */
export const useDiagnosis = (
  dispatch: Dispatch<CaptureAction<never, StoredAnswer>>,
  earlier: ReadonlyArray<StoredAnswer>,
) => {
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const run = useCallback(
    async (request: DiagnosisRequest) => {
      cancel()
      forgetPhoto()
      const { signal } = (running.current = new AbortController())
      const answer = await requestAnswer({
        ...sessionPorts(signal),
        wait: abortableWait(signal),
        cancelled: () => signal.aborted,
        report: (progress) => dispatch({ _tag: 'ReachPhase', phase: phases[progress._tag] }),
      })(request)()
      if (E.isRight(answer)) {
        const completed = completedCapture(earlier, request.gender, answer.right)
        const { outline } = answerFromWire(answer.right.result)
        // The result of this photo alone is offered if the photos hardly show one person.
        const codes = [completed.code, completedCapture([], request.gender, answer.right).code]
        if (outline !== undefined)
          keepPhoto({ photo: Uint8Array.from(request.photo), outline, codes })
        dispatch(completed)
        report({ step: 'result' })
      } else if (answer.left._tag !== 'Cancelled') {
        dispatch({ _tag: 'Fail', error: answer.left })
        reportFailure(answer.left)
      }
    },
    [cancel, dispatch, earlier],
  )

  return { run, cancel }
}
