import type { Reason } from '@kaoiro/core/diagnosis'

/**
 * Why no result was reached: the reason of the analysis, or what went wrong before or around it. `unknown` if another
 * service sent a reason that this site does not know.
 */
export type FailureName =
  | Reason
  | 'photo-not-prepared'
  | 'no-network'
  | 'service-fault'
  | 'still-analysing'
  | 'unknown'

/**
 * A step of a visit, as pushed to `window.dataLayer`. Every field is a literal from this list, so that no code, photo,
 * session id or other data of a visitor can be passed.
 */
export type Step =
  | { readonly step: PlainStep }
  /** Whether the photo passed the check for light and sharpness. */
  | { readonly step: 'check'; readonly outcome: 'passed' | 'doubted' }
  | { readonly step: 'failed'; readonly reason: FailureName }

type PlainStep = 'start' | 'photo' | 'result' | 'share' | 'save' | 'reserve' | 'cosmetics'

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
