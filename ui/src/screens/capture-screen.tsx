import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { FailedState } from '../capture/failed-state.js'
import { genderNamed } from '../capture/failed-state.js'
import type { CaptureState } from '../capture/use-capture.js'
import { useCapture } from '../capture/use-capture.js'
import { Steps } from '../components/steps.js'
import { paths } from '../paths.js'
import type { ResultState } from '../result/result-state.js'
import { CaptureStep } from './capture-step.js'

/** From the photo to the analysis. Without a gender there is nothing to capture for. */
export const CaptureScreen = () => {
  const [parameters] = useSearchParams()
  const gender = genderNamed(parameters.get('gender'))
  return gender === null ? (
    <Navigate to={paths.genderSelect.href} replace />
  ) : (
    <CaptureFor gender={gender} />
  )
}

const CaptureFor = ({ gender }: { readonly gender: Gender }) => {
  const capture = useCapture(gender)
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
