import { sendStep } from './send-step.js'
import type { Failure, Step } from './step.js'
import { failed } from './step.js'

// A site without analytics contains no code for it: the bundler leaves these functions and their calls out.

/** Reports a step of the visit, once for each occurrence: call it from event handlers, never from effects. */
export const report = (step: Step): void => {
  if (KAOIRO_ANALYTICS !== 'off') sendStep(step)
}

/** Reports that the visitor got no result. */
export const reportFailure = (error: Failure): void => {
  if (KAOIRO_ANALYTICS !== 'off') sendStep(failed(error))
}
