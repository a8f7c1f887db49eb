import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { FailedState } from './failed/failed-state.js'
import { genderNamed } from './failed/failed-state.js'
import type { CaptureState, Outcomes } from './use-capture.js'
import { useCapture } from './use-capture.js'
import { Steps } from '../components/steps.js'
import { paths } from '../site/paths.js'
import type { ResultState } from '../adapters/result-state.js'
import { CaptureStep } from './capture-step.js'

/** From the photo to the analysis. Without a gender there is nothing to capture for. */
export const CaptureScreen = (outcomes: Outcomes) => {
  const [parameters] = useSearchParams()
  const gender = genderNamed(parameters.get('gender'))
  return gender === null ? (
    <Navigate to={paths.genderSelect.href} replace />
  ) : (
    <CaptureFor gender={gender} outcomes={outcomes} />
  )
}

interface CaptureForProps {
  readonly gender: Gender
  readonly outcomes: Outcomes
}

const CaptureFor = ({ gender, outcomes }: CaptureForProps) => {
  const capture = useCapture(gender, outcomes)
  const { flow } = capture
  useWayOut(flow, gender)
  useTopOfStep(flow)
  return (
    <>
      <Steps current={isLastStep(flow) ? 3 : 2} />
      <CaptureStep capture={capture} />
    </>
  )
}

const isLastStep = ({ _tag }: CaptureState): boolean =>
  _tag === 'Analysing' || _tag === 'Completed' || _tag === 'Failed'

/** On to the result, or to the failed page. The way back from there is to the first screen. */
const useWayOut = (flow: CaptureState, gender: Gender): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (flow._tag === 'Completed') {
      const state: ResultState = { certainty: flow.certainty }
      void navigate(paths.result.href(flow.code), { replace: true, state })
    }
    if (flow._tag === 'Failed') {
      const state: FailedState = { gender, error: flow.error }
      void navigate(paths.failed.href, { replace: true, state })
    }
  }, [flow, gender, navigate])
}

/** Each step begins at its top. */
const useTopOfStep = ({ _tag }: CaptureState): void => {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [_tag])
}
