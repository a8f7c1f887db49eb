const cleanUps = new Set<() => void>()

/**
 * Registers a clean-up that also runs if the program is ended in the middle. It must be synchronous:
 * nothing is awaited then. The function that is returned unregisters it.
 */
export const atExit = (cleanUp: () => void): (() => void) => {
  // A new function, so that the same clean-up registered twice counts twice.
  const mine = (): void => cleanUp()
  cleanUps.add(mine)
  return () => void cleanUps.delete(mine)
}

/** Calls each registered clean-up once; a failure does not stop the others. */
export const runCleanUps = (): void => {
  for (const cleanUp of cleanUps) {
    cleanUps.delete(cleanUp)
    try {
      cleanUp()
    } catch {
      // The program ends: nothing more can be done about it.
    }
  }
}

/**
 * Ends the program whatever it waits for, after all clean-ups. By the signal itself, which shells
 * report as 130: `process.exit` waits for a file that is being opened, such as a pipe without a writer.
 */
export const forceExit = (): void => {
  runCleanUps()
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}
