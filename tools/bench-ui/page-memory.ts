import { existsSync, readFileSync } from 'node:fs'
import type { CDPSession } from 'playwright-core'

/** Megabytes that a process has written and shares with no other: what its end would give back. */
const privateMegabytes = (pid: number): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return (Number(/^Private_Dirty:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1024) / 1_000_000
}

/** Linux alone tells a process's memory so. */
export const isMemoryKnown = existsSync('/proc/self/smaps_rollup')

/** What the pages of a browser and their workers hold, in megabytes. */
export const pageMemory = async (browser: CDPSession): Promise<number> => {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  return pids.reduce((sum, pid) => sum + privateMegabytes(pid), 0)
}
