import { useReducer } from 'react'
import type { Gender } from '@kaoiro/core/gender'
import { initialCaptureFlow } from '@kaoiro/core/flow/capture-flow'
import { captureState } from './capture-state.js'
import { loadResultScreen } from './load-result-screen.js'
import { useDiagnosis } from './use-diagnosis.js'
import { usePhoto } from './use-photo.js'

/** The capture flow with all that happens around it: what the steps show, and what they can do. */
export const useCapture = () => {
  const [flow, dispatch] = useReducer(captureState, initialCaptureFlow)
  const diagnosis = useDiagnosis(dispatch)
  const { take, forget, preparing, problem } = usePhoto(dispatch)

  return {
    flow,
    preparing,
    problem,
    take,
    move: (hairline: number) => dispatch({ _tag: 'MoveHairline', hairline }),
    discard: () => dispatch({ _tag: 'DiscardPhoto' }),
    check: (gender: Gender) => {
      if (flow._tag !== 'PhotoChosen') return
      dispatch({ _tag: 'StartCheck' })
      // If it cannot be loaded now, it is loaded when it is shown.
      loadResultScreen().catch(() => undefined)
      void diagnosis.run({ photo: flow.photo.jpeg, gender, hairline: flow.hairline })
    },
    cancel: () => {
      diagnosis.cancel()
      dispatch({ _tag: 'Cancel' })
    },
    retake: () => {
      forget()
      dispatch({ _tag: 'Retake' })
    },
  }
}

export type Capture = ReturnType<typeof useCapture>
