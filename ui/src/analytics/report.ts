import { site } from '../site/site.js'
import type { ReportedStep as Step } from '@kaoiro/screens/capture'
import { passOn } from './step.js'

let sending: Promise<(step: Step) => void> | undefined

/** Loads the code for analytics, which a site without never does. If it does not load, it is tried again with the next step. */
export function loadAnalytics(): Promise<(step: Step) => void> {
  return (sending ??= import('./send-step.js').then(
    ({ sendStep }) => sendStep,
    () => {
      sending = undefined
      return passOn
    },
  ))
}

/**
 * Reports a step of the visit, once for each occurrence: call it from event handlers, never from effects. Without analytics,
 * steps only go to the page that embeds the site, if there is one (docs/embedding.md).
 */
export function report(step: Step): void {
  if (site.analytics === 'off') passOn(step)
  else void loadAnalytics().then((send) => send(step))
}
