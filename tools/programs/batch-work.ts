import { spawnSync } from 'node:child_process'

/**
 * Sets the batch scheduling policy (SCHED_BATCH) for this process and its children: processes that wake up do not preempt
 * others. Context switches between the processes of browser tests took 4 to 5 % of the CPU time. Has no effect without
 * Linux and `chrt` (util-linux).
 */
export const scheduleAsBatch = (): void => {
  spawnSync('chrt', ['--all-tasks', '--batch', '--pid', '0', String(process.pid)])
}
