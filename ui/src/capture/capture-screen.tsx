import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { Gender } from '@kaoiro/core/diagnosis'
import { maxPhotos } from '@kaoiro/core/results'
import {
  completedHistory,
  diagnosisStep,
  failureLine,
  historyMove,
  historyStep,
} from '@kaoiro/screens/capture'
import type { FailedScreenState } from '@kaoiro/screens/capture'
import { earlierResult } from '@kaoiro/screens/result'
import { parseGender } from '@kaoiro/screens/start'
import { captureTexts } from '@kaoiro/texts/screens'
import { nextMoment } from '../adapters/forget-tab.js'
import { forgetGenderScreen } from '../adapters/saved-gender-screen.js'
import { afterFirstStep, goBackTo, pushStep, stepOfEntry } from '../adapters/step-entry.js'
import { useRemembered } from '../adapters/use-remembered.js'
import { Steps } from '../components/screen.js'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import { looksAtPhotos } from '../site/looks-at-photos.js'
import { site } from '../site/site.js'
import { CaptureStep } from './capture-step.js'
import { isSamePhoto, keepAttempt, keptAttempt } from './failed-attempt.js'
import { WithDeviceAnalyser } from './on-device/device-analysis.js'
import styles from './photo-preview.module.css'
import type { Capture, CapturePrefetch, CaptureState } from './use-capture.js'
import { useCapture } from './use-capture.js'
import { listening } from '../adapters/listening.js'

/** The steps from the photo to the analysis. Redirects to the gender selection if the URL does not contain a gender. */
const CaptureScreen = (prefetch: CapturePrefetch) => {
  // `useSearchParams` would be 0.3 kB of the first load.
  const gender = parseGender(new URLSearchParams(useLocation().search).get('gender'))
  return gender === null ? (
    <Navigate to={paths.genderSelect} replace />
  ) : (
    <CaptureSteps gender={gender} prefetch={prefetch} />
  )
}

export default CaptureScreen

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
  const { another } = useTexts(captureTexts)
  const number = 1 + (earlier?.state.answers?.length ?? 0)
  useStepEntries(capture)
  useLeaveWhenDone(capture, gender)
  useTopOfStep(flow)
  return (
    <>
      <Steps current={diagnosisStep(flow._tag)} />
      {number > 1 && (
        <p className={styles['photoNumber']}>{another.number({ number, max: maxPhotos })}</p>
      )}
      {looksAtPhotos() ? (
        <WithDeviceAnalyser step={flow._tag}>
          <CaptureStep capture={capture} />
        </WithDeviceAnalyser>
      ) : (
        <CaptureStep capture={capture} />
      )}
    </>
  )
}

/**
 * Gives the photo and the analysis a history entry each, so that the browser's Back leads to the previous
 * step. Pushes entries only after user input, because Chrome's Back skips entries without any.
 */
const useStepEntries = ({ flow, back }: Capture): void => {
  const step = historyStep(flow._tag)
  // Distinguishes our own history.back() from the visitor's.
  const isGoingBack = useRef(false)

  const settle = useEffectEvent((isPopped: boolean) => {
    const move = isGoingBack.current ? null : historyMove(step, stepOfEntry(), isPopped)
    if (move === 'follow') back()
    if (step === null) return
    if (move === 'push') pushStep(step)
    if (move === 'go back') {
      isGoingBack.current = true
      goBackTo(step)
    }
  })

  useEffect(() => settle(false), [step])
  const follow = useEffectEvent(() => {
    const isVisitors = !isGoingBack.current
    isGoingBack.current = false
    settle(isVisitors)
  })
  useEffect(() => listening(window, ['popstate'], () => follow()), [])
}

/** Navigates to the result or the failed screen after the analysis. Back from these leads to the first screen. */
const useLeaveWhenDone = ({ flow, earlier }: Capture, gender: Gender): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (flow._tag === 'Completed') {
      const state = completedHistory(flow, earlier, nextMoment())
      return afterFirstStep(() => {
        forgetGenderScreen()
        void navigate(paths.result(flow.code), { replace: true, state })
      })
    }
    if (flow._tag === 'Failed') {
      const { error, attempt } = flow
      const state: FailedScreenState = { gender, error, earlier }
      console.error(`${site.brand.name}: ${failureLine(error)}`)
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
