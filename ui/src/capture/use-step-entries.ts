import { useEffect, useEffectEvent, useRef } from 'react'
import { goBackTo, pushStep, stepOfEntry } from '../adapters/step-entry.js'
import type { Capture, CaptureState } from './use-capture.js'

/** The history step of a state; null for states that leave the screen. */
const stepOf = ({ _tag }: CaptureState): number | null => {
  switch (_tag) {
    case 'NoPhoto':
      return 0
    case 'PhotoDoubted':
    case 'PhotoRefused':
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
 * Gives the photo and the analysis a history entry each, so that the browser's Back leads to the previous
 * step. Pushes entries only after user input, because Chrome's Back skips entries without any.
 */
export const useStepEntries = ({ flow, back }: Capture): void => {
  const step = stepOf(flow)
  // Distinguishes our own history.back() from the visitor's.
  const isGoingBack = useRef(false)

  const settle = useEffectEvent(() => {
    if (step === null || isGoingBack.current) return
    if (step > stepOfEntry()) pushStep(step)
    // The entry's photo or analysis is gone, after a button, a reload or Forward.
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
