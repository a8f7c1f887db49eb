import { spawnSync } from 'node:child_process'

/**
 * Makes this process and all that it starts batch work: whoever is woken waits for its turn instead of interrupting
 * another. The processes of browser tests wake each other all the time, and switching between them took 4 to 5 % of
 * their processor time. Linux alone has it; where `chrt` (util-linux) is missing, nothing changes.
 */
export const scheduleAsBatch = (): void => {
  spawnSync('chrt', ['--all-tasks', '--batch', '--pid', '0', String(process.pid)])
}
