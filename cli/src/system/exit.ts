const cleanUps = new Set<() => void>()

/** Registers a synchronous clean-up for a forced exit. Returns a function that unregisters it.
 */
export const atExit = (cleanUp: () => void): (() => void) => {
  // A new function, so that a clean-up can be registered twice.
  const mine = (): void => cleanUp()
  cleanUps.add(mine)
  return () => void cleanUps.delete(mine)
}

/** Runs each clean-up once, even if others throw. */
export const runCleanUps = (): void => {
  for (const cleanUp of cleanUps) {
    cleanUps.delete(cleanUp)
    try {
      cleanUp()
    } catch {
      // The program is about to exit.
    }
  }
}

/** Runs the clean-ups and exits at once, with SIGINT, which shells report as 130. `process.exit` would
 * wait for a file being opened, such as a pipe without a writer.
 */
export const forceExit = (): void => {
  runCleanUps()
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}
