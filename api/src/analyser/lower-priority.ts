import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** As `nice` has it: 0 is every program's own, 19 gives way to all others. */
const niceness = 5

/**
 * Lets this thread give way to those that answer requests, so that a poll is answered at once while every
 * core analyses. Linux counts priorities by thread and names the one that asks; elsewhere, where priorities
 * are those of whole processes, nothing is changed.
 */
export const lowerPriority = (): void => {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (thread !== undefined) setPriority(Number(thread), niceness)
  } catch {
    // No Linux, or a container that forbids it: slower polls under load, and no reason to stop.
  }
}
