import type { Answer } from './consent.js'
import { currentAnswer, saveAnswer } from './consent.js'
import { passOn } from './pass-on.js'
import type { Step } from './step.js'

interface DataLayer {
  dataLayer?: Array<unknown>
}

/** Steps before the visitor's answer. In this page's memory only; a no or a reload forgets them. */
let waiting: ReadonlyArray<Step> = []

let hasScript = false

/** Passes a step on, keeps it while the visitor has not answered, or drops it. */
export const sendStep = (step: Step): void => {
  const answer = currentAnswer()
  if (answer === 'yes') push(step)
  if (answer === null) waiting = [...waiting, step]
}

/** Remembers the visitor's answer. After a yes, passes on the steps so far. */
export const giveAnswer = (answer: Answer): void => {
  saveAnswer(answer)
  const steps = waiting
  waiting = []
  if (answer === 'yes') steps.forEach(push)
}

const push = (step: Step): void => {
  passOn(step)
  const page = window as DataLayer
  ;(page.dataLayer ??= []).push({ event: 'kaoiro_step', ...step })
  if (!hasScript && KAOIRO_ANALYTICS.startsWith('https://')) addScript(KAOIRO_ANALYTICS)
}

/** Adds the store's script. It does not get an address of this site. */
const addScript = (src: string): void => {
  hasScript = true
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { src, async: true, referrerPolicy: 'no-referrer' }))
}
