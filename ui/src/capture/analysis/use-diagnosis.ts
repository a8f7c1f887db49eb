import type { Dispatch } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { AnalysisPhase, CaptureAction } from '@kaoiro/core/flow/capture-flow'
import { defaultPolling } from '@kaoiro/core/session/polling'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import type { DiagnosedSession, DiagnosisRequest, Progress } from '@kaoiro/core/session/diagnose'
import { diagnose } from '@kaoiro/core/session/diagnose'
import { abortableWait } from '../../adapters/network/abortable-wait.js'
import { createSessionApi } from './session-api.js'

const phaseOf = ({ _tag }: Progress): AnalysisPhase =>
  _tag === 'Uploading' ? 'uploading' : 'analysing'

const complete = ({ diagnosis, certainty, receipt }: DiagnosedSession): CaptureAction<never> => ({
  _tag: 'Complete',
  code: resultCode.encode(diagnosis),
  certainty,
  receipt,
})

/**
 * Runs one diagnosis at a time and reports to the capture flow. Once cancelled or unmounted, it makes no
 * further call.
 */
export const useDiagnosis = (dispatch: Dispatch<CaptureAction<never>>) => {
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const run = useCallback(
    async (request: DiagnosisRequest) => {
      cancel()
      const { signal } = (running.current = new AbortController())
      const result = await diagnose({
        api: createSessionApi(signal),
        polling: defaultPolling,
        wait: abortableWait(signal),
        cancelled: () => signal.aborted,
        report: (progress) => dispatch({ _tag: 'ReachPhase', phase: phaseOf(progress) }),
      })(request)()
      if (E.isRight(result)) dispatch(complete(result.right))
      else if (result.left._tag !== 'Cancelled') dispatch({ _tag: 'Fail', error: result.left })
    },
    [cancel, dispatch],
  )

  return { run, cancel }
}
