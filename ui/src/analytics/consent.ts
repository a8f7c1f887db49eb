import { site } from '../site/site.js'
import { browserStorage, prefix, save, saved } from '../adapters/storage.js'

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
