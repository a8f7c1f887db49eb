/** Exits at once, with SIGINT, which shells report as 130. `process.exit` would wait for a file being opened, such as a
 * pipe without a writer.
 */
export const forceExit = (): void => {
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}
