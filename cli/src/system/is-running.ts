import { systemFault } from './system-error.js'

/** Whether a process of this number exists, of any user. */
export const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It exists, and is another user's.
    return systemFault(error).code === 'EPERM'
  }
}
