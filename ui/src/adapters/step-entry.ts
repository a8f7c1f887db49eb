// Steps of one screen as history entries. They bypass the router, which would give each a key and
// restart the app. Safari skips entries pushed more than ten seconds after the last touch.

interface EntryState {
  readonly step?: number
}

const entryState = (): EntryState | null => window.history.state as EntryState | null

/** Number of the current step within its screen, starting at 0. */
export const stepOfEntry = (): number => entryState()?.step ?? 0

export const pushStep = (step: number): void =>
  window.history.pushState({ ...entryState(), step }, '')

/** Navigates back to an earlier step. */
export const goBackTo = (step: number): void => window.history.go(step - stepOfEntry())

/**
 * Runs the callback on the screen's first entry, so that a following navigation may replace it and
 * Back does not lead to a later step.
 *
 * @returns cancels the callback
 */
export const afterFirstStep = (goOn: () => void): (() => void) => {
  if (stepOfEntry() === 0) {
    goOn()
    return () => undefined
  }
  window.addEventListener('popstate', goOn, { once: true })
  goBackTo(0)
  return () => window.removeEventListener('popstate', goOn)
}
