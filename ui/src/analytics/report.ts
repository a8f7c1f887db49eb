import { passOn } from './pass-on.js'
import { sendStep } from './send-step.js'
import type { Failure, Step } from './step.js'
import { failed } from './step.js'

// A site without analytics contains no code for it: the bundler leaves `sendStep` out. Steps only go to the page that embeds
// the site, if there is one (docs/embedding.md).

/** Reports a step of the visit, once for each occurrence: call it from event handlers, never from effects. */
export const report = (step: Step): void =>
  KAOIRO_ANALYTICS === 'off' ? passOn(step) : sendStep(step)

/** Reports that the visitor got no result. */
export const reportFailure = (error: Failure): void => report(failed(error))
