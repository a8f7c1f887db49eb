import { readFile } from 'node:fs/promises'
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

/**
 * When a process was started, as Linux reports it: the boot, and clock ticks since then. It distinguishes a
 * process from an earlier one with the same number. Null if it is unknown.
 */
export const processStart = async (pid: number): Promise<string | null> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()}/${startTicks(await readFile(`/proc/${pid}/stat`, 'utf8'))}`
  } catch {
    return null
  }
}

/**
 * Field 22 of proc(5). The second is the program's name in brackets, which may hold blanks and brackets
 * itself.
 */
const startTicks = (stat: string): string =>
  stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3] ?? ''
