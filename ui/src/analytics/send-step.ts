import { site } from '../site/site.js'
import { browserStorage, prefix, save, saved } from '../adapters/storage.js'
import type { ReportedStep as Step } from '@kaoiro/screens/capture'
import { passOn } from './step.js'

export type Answer = 'yes' | 'no'

const key = 'analytics'

/** The answer in this page, if the browser refused to store it. Otherwise storage is the truth, because other tabs change it. */
let given: Answer | null = null

/** Whether the browser says that its user does not want to be followed: Global Privacy Control or Do Not Track. */
export function isRefusedByBrowser(): boolean {
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
    navigator.doNotTrack === '1'
  )
}

/** Whether steps may be reported; null until the visitor has answered. */
export function currentAnswer(): Answer | null {
  if (isRefusedByBrowser()) return 'no'
  if (site.consent === 'not-needed') return 'yes'
  return given ?? parseAnswer(saved(browserStorage, key))
}

const parseAnswer = (text: string | null): Answer | null =>
  text === 'yes' || text === 'no' ? text : null

/** Remembers the answer in this browser. */
export function saveAnswer(answer: Answer): void {
  save(browserStorage, key, answer)
  given = saved(browserStorage, key) === answer ? null : answer
}

/** Reports that another tab may have changed the answer. @returns a function that stops it */
export function whenAnsweredElsewhere(listener: () => void): () => void {
  const stopped = new AbortController()
  const follow = ({ key: changed }: StorageEvent) => {
    // Null if the browser's storage was cleared.
    if (changed === null || changed === prefix + key) listener()
  }
  window.addEventListener('storage', follow, stopped)
  // A page in the browser's back/forward cache misses the event.
  window.addEventListener('pageshow', listener, stopped)
  return () => stopped.abort()
}

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
