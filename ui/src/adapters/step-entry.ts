// Steps of one screen as history entries. The router does not push them: it would give each a key of its own, and the
// app would start the screen afresh. Safari passes over an entry that was pushed ten seconds after the last touch.

interface EntryState {
  readonly step?: number
}

const entryState = (): EntryState | null => window.history.state as EntryState | null

/** How many steps of its screen lie before the current entry; 0 for a screen's own. */
export const stepOfEntry = (): number => entryState()?.step ?? 0

export const pushStep = (step: number): void =>
  window.history.pushState({ ...entryState(), step }, '')

/** Goes back to the entry of an earlier step. */
export const goBackTo = (step: number): void => window.history.go(step - stepOfEntry())

/**
 * Goes on from the screen's own entry, which what follows may replace: Back does not lead to a step of it then.
 *
 * @returns stops waiting for that entry
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
