import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A value as for the command `nice`: 0 is the default, 19 the lowest priority. */
const niceness = 5

/**
 * Lowers the priority of the current thread, so that requests are answered quickly even if analyses use all cores. Only
 * on Linux, where each thread has its own priority.
 */
export function lowerPriority(): void {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (thread !== undefined) setPriority(Number(thread), niceness)
  } catch {
    // Not Linux, or not permitted: requests are slower under load.
  }
}
