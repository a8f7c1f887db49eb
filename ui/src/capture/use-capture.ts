import { useEffect, useReducer } from 'react'
import { captureFlow, initialCaptureFlow } from '@kaoiro/screens/capture'
import type { CaptureAction, CaptureFlow } from '@kaoiro/screens/capture'
import type { Gender, Reason } from '@kaoiro/core/diagnosis'
import type { EarlierResult, ResultHistory } from '@kaoiro/screens/result'
import { reportFailure } from '../analytics/report-failure.js'
import { useDiagnosis } from './analysis/use-diagnosis.js'
import type { FailedAttempt } from './failed/failed-attempt.js'
import { usePreparedPhoto } from './photo/use-prepared-photo.js'
import type { PreparedPhoto } from './prepare/prepare-photo.js'

export type CaptureState = CaptureFlow<PreparedPhoto>
type Action = CaptureAction<PreparedPhoto>

/** Preloads the screens that may follow (routes.tsx). */
export interface CapturePrefetch {
  readonly prefetchFailed: () => void
  readonly prefetchResult: () => void
}

/** The earlier answers of a first photo. */
const none: NonNullable<ResultHistory['answers']> = []

/**
 * The capture flow with its effects: state and actions of the steps.
 *
 * @param attempt a photo to try again
 */
export const useCapture = (
  gender: Gender,
  earlier: EarlierResult | null,
  attempt: FailedAttempt | null,
  { prefetchFailed, prefetchResult }: CapturePrefetch,
) => {
  const [flow, dispatch] = useReducer<CaptureState, [Action]>(
    captureFlow,
    attempt === null ? initialCaptureFlow : { _tag: 'PhotoChosen', ...attempt },
  )
  const diagnosis = useDiagnosis(dispatch, earlier?.state.answers ?? none)
  // Preloads the failed screen, because the network may be lost when it is needed.
  useEffect(prefetchFailed, [prefetchFailed])
  const { prepare, preparing } = usePreparedPhoto(dispatch)
  const discard = () => dispatch({ _tag: 'DiscardPhoto' })
  const cancel = () => {
    diagnosis.cancel()
    dispatch({ _tag: 'Cancel' })
  }

  return {
    gender,
    flow,
    earlier,
    preparing,
    prepare,
    useAnyway: () => dispatch({ _tag: 'UseAnyway' }),
    refuse: (photo: PreparedPhoto, reason: Reason) => {
      reportFailure({ _tag: 'AnalysisFailed', reason })
      dispatch({ _tag: 'RefusePhoto', photo, reason })
    },
    move: (hairline: number) => dispatch({ _tag: 'MoveHairline', hairline }),
    discard,
    check: () => {
      if (flow._tag !== 'PhotoChosen') return
      dispatch({ _tag: 'StartAnalysis' })
      prefetchResult()
      void diagnosis.run(flow.photo.jpeg, { gender, hairline: flow.hairline })
    },
    cancel,
    /** Goes to the previous step. */
    back: flow._tag === 'Analysing' ? cancel : discard,
  }
}

export type Capture = ReturnType<typeof useCapture>
