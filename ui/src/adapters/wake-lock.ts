import { listening } from './listening.js'

/**
 * Keeps the screen on while the page is visible. Does nothing in browsers without wake locks, or if they refuse one,
 * for example to save power.
 *
 * @returns a function that lets the screen turn off again
 */
export function keepScreenOn(): () => void {
  const { wakeLock } = navigator as Partial<Navigator>
  if (wakeLock === undefined) return () => undefined
  let held: Promise<WakeLockSentinel | null> | null = null

  const release = () => {
    void held?.then((lock) => lock?.release()).catch(() => undefined)
    held = null
  }
  // Browsers release locks of hidden pages and do not return them.
  const follow = () => {
    release()
    if (document.visibilityState === 'visible') held = wakeLock.request('screen').catch(() => null)
  }
  follow()
  const end = listening(document, ['visibilitychange'], follow)
  return () => {
    end()
    release()
  }
}
