import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Gender } from '@kaoiro/core/diagnosis'
import { maxPhotos } from '@kaoiro/core/results'
import type { ResultHistory } from '@kaoiro/screens/result'
import { earlierResult, keptSessions } from '@kaoiro/screens/result'
import { nextMoment } from '../adapters/forget-tab.js'
import { useRemembered } from '../adapters/use-remembered.js'
import { parseGender } from '../adapters/parse-gender.js'
import { forgetGenderScreen } from '../adapters/saved-gender-screen.js'
import { afterFirstStep } from '../adapters/step-entry.js'
import { Steps } from '../components/steps.js'
import { paths } from '../site/paths.js'
import { WithDeviceAnalyser } from './on-device/with-device-analyser.js'
import { CaptureStep } from './capture-step.js'
import { keepAttempt, keptAttempt } from './failed/failed-attempt.js'
import type { FailedScreenState } from './failed/failed-state.js'
import { isSamePhoto } from './failed/failed-state.js'
import { logFailure } from './failed/log-failure.js'
import type { Capture, CaptureState, CapturePrefetch } from './use-capture.js'
import { useCapture } from './use-capture.js'
import { useStepEntries } from './use-step-entries.js'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import styles from './components/photo-preview.module.css'

/** The steps from the photo to the analysis. Redirects to the gender selection if the URL does not contain a gender. */
const CaptureScreen = (prefetch: CapturePrefetch) => {
  const [parameters] = useSearchParams()
  const gender = parseGender(parameters.get('gender'))
  return gender === null ? (
    <Navigate to={paths.genderSelect} replace />
  ) : (
    <CaptureSteps gender={gender} prefetch={prefetch} />
  )
}

interface CaptureStepsProps {
  readonly gender: Gender
  readonly prefetch: CapturePrefetch
}

const CaptureSteps = ({ gender, prefetch }: CaptureStepsProps) => {
  const location = useLocation()
  const earlier = useRemembered((state) => earlierResult(state, gender))
  const [attempt] = useState(() => (isSamePhoto(location.state) ? keptAttempt() : null))
  const capture = useCapture(gender, earlier, attempt, prefetch)
  const { flow } = capture
  useStepEntries(capture)
  useLeaveWhenDone(capture, gender)
  useTopOfStep(flow)
  return (
    <>
      <Steps current={isLastStep(flow) ? 3 : 2} />
      <PhotoNumber number={1 + (earlier?.state.answers?.length ?? 0)} />
      {KAOIRO_LOOK ? (
        <WithDeviceAnalyser step={flow._tag}>
          <CaptureStep capture={capture} />
        </WithDeviceAnalyser>
      ) : (
        <CaptureStep capture={capture} />
      )}
    </>
  )
}

const isLastStep = ({ _tag }: CaptureState): boolean =>
  _tag === 'Analysing' || _tag === 'Completed' || _tag === 'Failed'

/** Navigates to the result or the failed screen after the analysis. Back from these leads to the first screen. */
const useLeaveWhenDone = ({ flow, earlier }: Capture, gender: Gender): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (flow._tag === 'Completed') {
      const { certainty, agreement, answers, receipt } = flow
      const sessions = [
        ...keptSessions(earlier?.state ?? {}),
        ...(receipt === null ? [] : [receipt]),
      ]
      const state: ResultHistory = {
        ...{ certainty, agreement, answers, at: nextMoment() },
        receipt: { _tag: 'Kept', sessions },
      }
      return afterFirstStep(() => {
        forgetGenderScreen()
        void navigate(paths.result(flow.code), { replace: true, state })
      })
    }
    if (flow._tag === 'Failed') {
      const state: FailedScreenState = { gender, error: flow.error, earlier }
      logFailure(flow.error)
      const { attempt } = flow
      return afterFirstStep(() => {
        keepAttempt(attempt)
        void navigate(paths.failed, { replace: true, state })
      })
    }
    return undefined
  }, [flow, gender, earlier, navigate])
}

/** Scrolls to the top on each step except the first, which scroll restoration handles. */
const useTopOfStep = ({ _tag }: CaptureState): void => {
  const shown = useRef(_tag)
  useEffect(() => {
    if (shown.current !== _tag) window.scrollTo(0, 0)
    shown.current = _tag
  }, [_tag])
}

export default CaptureScreen

/** Shows the number of a second or later photo of one person. */
const PhotoNumber = ({ number }: { readonly number: number }) => {
  const { another } = useTexts(captureTexts)
  return (
    number > 1 && (
      <p className={styles['photoNumber']}>{another.number({ number, max: maxPhotos })}</p>
    )
  )
}
