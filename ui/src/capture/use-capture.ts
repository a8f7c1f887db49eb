import { useEffect, useReducer } from 'react'
import { captureFlow, initialCaptureFlow } from '@kaoiro/core/flow/capture-flow'
import type { CaptureAction, CaptureFlow } from '@kaoiro/core/flow/capture-flow'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { PreparedPhoto } from '../adapters/photo/prepare-photo.js'
import { ahead } from '../ahead.js'
import { loadFailedScreen, loadResultScreen } from '../load-outcome-screens.js'
import { useDiagnosis } from './use-diagnosis.js'
import { usePhoto } from './use-photo.js'

export type CaptureState = CaptureFlow<PreparedPhoto>
type Action = CaptureAction<PreparedPhoto>

/** The capture flow with all that happens around it: what the steps show, and what they can do. */
export const useCapture = (gender: Gender) => {
  const [flow, dispatch] = useReducer<CaptureState, [Action]>(captureFlow, initialCaptureFlow)
  const diagnosis = useDiagnosis(dispatch)
  // The network may be what fails.
  useEffect(() => ahead(loadFailedScreen), [])
  const { take, preparing } = usePhoto(dispatch)

  return {
    flow,
    preparing,
    take,
    useAnyway: () => dispatch({ _tag: 'UseAnyway' }),
    move: (hairline: number) => dispatch({ _tag: 'MoveHairline', hairline }),
    discard: () => dispatch({ _tag: 'DiscardPhoto' }),
    check: () => {
      if (flow._tag !== 'PhotoChosen') return
      dispatch({ _tag: 'StartCheck' })
      ahead(loadResultScreen)
      void diagnosis.run({ photo: flow.photo.jpeg, gender, hairline: flow.hairline })
    },
    cancel: () => {
      diagnosis.cancel()
      dispatch({ _tag: 'Cancel' })
    },
  }
}

export type Capture = ReturnType<typeof useCapture>
