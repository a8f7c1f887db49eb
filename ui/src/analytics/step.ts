import type { ReportedStep as Step } from '@kaoiro/screens/capture'

/** Steps that occurred before the code for iframes was loaded. */
let early: ReadonlyArray<Step> = []

let receive = (step: Step): void => {
  early = [...early, step]
}

/** Passes a step on to the page that shows the site in an iframe. In a separate task, like `sendStep`. */
export function passOn(step: Step): void {
  if (window.parent !== window) setTimeout(() => receive(step))
}

/** Sets the receiver of all steps of this page. */
export function receiveSteps(receiver: (step: Step) => void): void {
  receive = receiver
  early.forEach(receiver)
  early = []
}
