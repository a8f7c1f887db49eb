import { useEffect, useEffectEvent, useRef } from 'react'
import { goBackTo, pushStep, stepOfEntry } from '../adapters/step-entry.js'
import type { Capture, CaptureState } from './use-capture.js'

/** Of the history entry that a state is to be shown at; none for what leaves the screen. */
const stepOf = ({ _tag }: CaptureState): number | null => {
  switch (_tag) {
    case 'NoPhoto':
      return 0
    case 'PhotoDoubted':
    case 'PhotoChosen':
      return 1
    case 'Analysing':
      return 2
    case 'Completed':
    case 'Failed':
      return null
  }
}

/**
 * The photo has a history entry of its own, and so has its analysis: the browser's Back leads to the step before, as the
 * screen's buttons do. It pushes nothing, for Chrome passes over entries that are pushed without a touch.
 */
export const useStepEntries = ({ flow, back }: Capture): void => {
  const step = stepOf(flow)
  // After a button the entry is left here; the pop that follows is not the visitor's.
  const isGoingBack = useRef(false)

  const settle = useEffectEvent(() => {
    if (step === null || isGoingBack.current) return
    if (step > stepOfEntry()) pushStep(step)
    // After a button, a reload or Forward: the photo is gone, or its analysis.
    if (step < stepOfEntry()) {
      isGoingBack.current = true
      goBackTo(step)
    }
  })

  const onPop = useEffectEvent(() => {
    const isVisitors = !isGoingBack.current
    isGoingBack.current = false
    if (isVisitors && step !== null && stepOfEntry() < step) back()
    else settle()
  })

  useEffect(() => settle(), [step])
  useEffect(() => {
    const listener = () => onPop()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
}
