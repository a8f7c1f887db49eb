// Stores the steps of one screen as history entries. Bypasses the router, which would give each entry
// a key; a new key restarts the screen. Safari's Back button skips entries that were pushed more than
// ten seconds after the last touch.

interface EntryState {
  readonly step?: number
  /** The page load that pushed the step, which a reload ends. */
  readonly load?: number
}

const entryState = (): EntryState | null => window.history.state as EntryState | null

/** Number of the current step within its screen, starting at 0. */
export const stepOfEntry = (): number => entryState()?.step ?? 0

export function pushStep(step: number): void {
  window.history.pushState({ ...entryState(), step, load: performance.timeOrigin }, '')
}

/** Number of the step that a reload has ended, with everything in the page's memory; 0 if there was none. */
export function lostStep(): number {
  return entryState()?.load === performance.timeOrigin ? 0 : stepOfEntry()
}

/** Navigates back to an earlier step. */
export const goBackTo = (step: number): void => window.history.go(step - stepOfEntry())

/**
 * Goes back to the screen's first history entry, then runs the callback. If the callback replaces that
 * entry, Back does not lead to a step of this screen.
 *
 * @returns a function that cancels the callback
 */
export function afterFirstStep(goOn: () => void): () => void {
  if (stepOfEntry() === 0) {
    goOn()
    return () => undefined
  }
  window.addEventListener('popstate', goOn, { once: true })
  goBackTo(0)
  return () => window.removeEventListener('popstate', goOn)
}
