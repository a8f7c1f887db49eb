import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** As for `nice`: 0 is the default, 19 the lowest priority. */
const niceness = 5

/**
 * Lowers this thread's priority below those that answer requests, so that a poll is answered at once while every
 * core analyses. Linux has priorities by thread, and /proc/thread-self names the calling one; on other systems,
 * whose priorities are those of whole processes, nothing is changed.
 */
export const lowerPriority = (): void => {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (thread !== undefined) setPriority(Number(thread), niceness)
  } catch {
    // Not Linux, or a container that forbids it: polls are slower under load, which is no reason to stop.
  }
}
