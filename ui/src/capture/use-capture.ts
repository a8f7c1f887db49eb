import type { Dispatch } from 'react'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { AnalysisRequest, Diagnose, Gender, Reason } from '@kaoiro/core/diagnosis'
import { defaultPolling, diagnoseOverHttp, httpSessionApi } from '@kaoiro/core/session'
import type { CaptureAction, CaptureFlow } from '@kaoiro/screens/capture'
import {
  captureFlow,
  checkStep,
  completedCapture,
  failedStep,
  initialCaptureFlow,
  pickedPhoto,
} from '@kaoiro/screens/capture'
import type { EarlierResult, StoredAnswer } from '@kaoiro/screens/result'
import { forgetPhoto, keepPhoto } from '../adapters/kept-photo.js'
import { abortableWait } from '../adapters/network/abortable-wait.js'
import { deleteSessions } from '../adapters/network/delete-sessions.js'
import { serviceAddress, serviceHttp } from '../adapters/network/service-http.js'
import { hasTruePixels } from '../adapters/canvas.js'
import { report } from '../analytics/report.js'
import { useLatest } from '../components/use-latest.js'
import { diagnoseOnDevice } from '../device/diagnose-on-device.js'
import { currentPlace } from '../device/place.js'
import type { FailedAttempt } from './failed-attempt.js'
import { ensureWorker, preparePhoto } from './prepare/prepare-photo.js'
import type { PreparedPhoto } from './prepare/prepared-photo.js'

export type CaptureState = CaptureFlow<PreparedPhoto>
type Action = CaptureAction<PreparedPhoto>

/** Preloads the screens that may follow (routes.tsx). */
export interface CapturePrefetch {
  readonly prefetchFailed: () => void
  readonly prefetchResult: () => void
}

/** The earlier answers of a first photo. */
const none: ReadonlyArray<StoredAnswer> = []

/**
 * The capture flow with its effects: state and actions of the steps.
 *
 * @param attempt a photo to try again
 */
export function useCapture(
  gender: Gender,
  earlier: EarlierResult | null,
  attempt: FailedAttempt | null,
  { prefetchFailed, prefetchResult }: CapturePrefetch,
) {
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
      report(failedStep({ _tag: 'AnalysisFailed', reason }))
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

/** Prepares picked files and passes the photos to the capture flow. */
const usePreparedPhoto = (dispatch: Dispatch<Action>) => {
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
      const checked = checkStep(photo)
      if (checked !== null) report(checked)
      dispatch(pickedPhoto(photo))
    },
    [begin, dispatch],
  )

  return { prepare, preparing }
}

/**
 * Runs one diagnosis at a time and reports to the capture flow. Cancelling or unmounting stops all
 * calls.
 *
 * @param earlier answers of earlier photos of the same person, which are combined with the new one
 */
const useDiagnosis = (
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
        report(failedStep(analysed.left))
      }
    },
    [cancel, dispatch, earlier],
  )

  return { run, cancel }
}

/** Analyses photos at the service or on this device. Aborting the signal cancels, and deletes the session at the service. */
const diagnoseHere = (signal: AbortSignal): Diagnose =>
  currentPlace() === 'device'
    ? diagnoseOnDevice(signal)
    : diagnoseOverHttp({
        api: httpSessionApi(serviceHttp(signal))(serviceAddress()),
        polling: defaultPolling,
        wait: abortableWait(signal),
        cancelled: () => signal.aborted,
        abandon: (sessionId) => void deleteSessions([sessionId]),
      })
