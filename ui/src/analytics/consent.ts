import { browserStorage, save, saved } from '../adapters/storage.js'

export type Answer = 'yes' | 'no'

const key = 'analytics'

/** The answer in this page, for browsers that refuse storage. */
let given: Answer | null = null

/** Whether the browser says that its user does not want to be followed: Global Privacy Control or Do Not Track. */
export const isRefusedByBrowser = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'

/** Whether steps may be reported; null until the visitor has answered. */
export const currentAnswer = (): Answer | null => {
  if (isRefusedByBrowser()) return 'no'
  if (KAOIRO_CONSENT === 'not-needed') return 'yes'
  return given ?? parseAnswer(saved(browserStorage, key))
}

const parseAnswer = (text: string | null): Answer | null =>
  text === 'yes' || text === 'no' ? text : null

/** Remembers the answer in this browser. */
export const saveAnswer = (answer: Answer): void => {
  given = answer
  save(browserStorage, key, answer)
}
