import { systemFault } from './system-error.js'

/** Whether there is a process of this number, whosever it is. */
export const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // There is one, of another user.
    return systemFault(error).code === 'EPERM'
  }
}
