/** How often a job is checked, in milliseconds. */
const checkInterval = 100

/**
 * Calls back once a job has been at work for so many milliseconds, unless it is stopped before. Each check counts as
 * the time until the next, so that a machine that was asleep meanwhile, or a busy event loop, is not held against it.
 */
export const startWatchdog = (
  isAtWork: () => boolean,
  milliseconds: number,
  call: () => void,
): { readonly stop: () => void } => {
  let checks = 0
  const timer = setInterval(() => {
    if (isAtWork()) checks++
    if (checks * checkInterval > milliseconds) {
      clearInterval(timer)
      call()
    }
  }, checkInterval)
  return { stop: () => clearInterval(timer) }
}
