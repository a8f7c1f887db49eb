const cleanUps = new Set<() => void>()

/**
 * Registers what must not be left behind, to be removed also where the program is ended in the middle.
 * It must be synchronous: nothing is waited for then. The answer takes it back.
 */
export const atExit = (cleanUp: () => void): (() => void) => {
  // Its own function, so that the same one given twice is two.
  const mine = (): void => cleanUp()
  cleanUps.add(mine)
  return () => void cleanUps.delete(mine)
}

/** Calls each registered clean-up once; one that fails keeps no other from its work. */
export const runCleanUps = (): void => {
  for (const cleanUp of cleanUps) {
    cleanUps.delete(cleanUp)
    try {
      cleanUp()
    } catch {
      // Nobody is left who could do more about it.
    }
  }
}
