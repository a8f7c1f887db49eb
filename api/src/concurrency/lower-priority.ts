import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** As for `nice`: 0 is the default, 19 the lowest priority. */
const niceness = 5

/**
 * Lowers the priority of the current thread, so that requests are answered quickly while all cores analyse. Only on Linux,
 * where threads have their own priorities.
 */
export const lowerPriority = (): void => {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (thread !== undefined) setPriority(Number(thread), niceness)
  } catch {
    // Not Linux, or forbidden: requests are slower under load.
  }
}
