import { runCleanUps } from './at-exit.js'

/**
 * Ends the program whatever it waits for, after all clean-ups. By the signal itself, which shells
 * report as 130: `process.exit` waits for a file that is being opened, such as a pipe without a writer.
 */
export const forceExit = (): void => {
  runCleanUps()
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}
