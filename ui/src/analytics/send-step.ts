import { site } from '../site/site.js'
import { currentAnswer } from './consent.js'
import type { ReportedStep as Step } from '@kaoiro/screens/capture'
import { passOn } from './step.js'

interface DataLayer {
  dataLayer?: Array<unknown>
}

/** Steps before the visitor's answer. In this page's memory only; a no or a reload forgets them. */
let waiting: ReadonlyArray<Step> = []

let hasScript = false

/**
 * Passes a step on, keeps it while the visitor has not answered, or drops it. The store's tag runs in separate tasks, so
 * that neither its errors nor its time keep the visitor from the next screen.
 */
export function sendStep(step: Step): void {
  waiting = [...waiting, step]
  settleSteps()
}

/** After an answer, here or in another tab: passes on the steps so far, or drops them. */
export function settleSteps(): void {
  const answer = currentAnswer()
  if (answer === null) return
  if (answer === 'yes') for (const step of waiting) setTimeout(() => push(step))
  waiting = []
}

const push = (step: Step): void => {
  passOn(step)
  if (!hasScript && site.analytics.startsWith('https://')) addScript(site.analytics)
  const page = window as DataLayer
  ;(page.dataLayer ??= []).push({ event: 'kaoiro_step', ...step })
}

/** Adds the store's script. It does not get an address of this site. */
const addScript = (src: string): void => {
  hasScript = true
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { src, async: true, referrerPolicy: 'no-referrer' }))
}
