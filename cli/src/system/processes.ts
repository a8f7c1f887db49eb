import { readFile } from 'node:fs/promises'
import { systemFault } from './system-error.js'

/** Whether any user has a process with this id. */
export const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return systemFault(error).code === 'EPERM'
  }
}

/** The start of a process as reported by Linux: boot id and clock ticks since boot. Distinguishes a process
 * from an earlier one with the same id. Null if unknown.
 */
export const processStart = async (pid: number): Promise<string | null> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()}/${startTicks(await readFile(`/proc/${pid}/stat`, 'utf8'))}`
  } catch {
    return null
  }
}

/** Field 22 of /proc/<pid>/stat, see proc(5). Field 2, the program's name, may itself contain spaces and
 * brackets.
 */
const startTicks = (stat: string): string =>
  stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3] ?? ''
