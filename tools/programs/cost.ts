import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { workspace } from './workspace.js'

export const kaoiro = path.join(workspace, 'cli/bin/kaoiro.cjs')

/** Runs Node and returns its output. Throws if it fails. */
export const node = (...args: ReadonlyArray<string>): string => runs(process.execPath, args)

const runs = (file: string, args: ReadonlyArray<string>): string => {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`node ${args.join(' ')} exited with ${String(status)}: ${stderr}`)
  return stdout
}

/** Time of a process of this version of Node, or another one, from start to exit, in milliseconds. */
export function processTime(args: ReadonlyArray<string>, file = process.execPath): number {
  const start = performance.now()
  runs(file, args)
  return performance.now() - start
}

/** Node options that print the peak memory to stderr at exit (getrusage, in kB). */
export const reportPeak = [
  '--import',
  'data:text/javascript,process.on("exit",()=>process._rawDebug("peak",process.resourceUsage().maxRSS))',
]

/** Parses the output of `reportPeak`; in MB. */
export function peakIn(stderr: string): number {
  const kilobytes = /^peak (\d+)$/m.exec(stderr)?.[1]
  if (kilobytes === undefined)
    throw new Error(`the process did not report its peak memory: ${stderr}`)
  return (Number(kilobytes) * 1024) / 1_000_000
}

/** Peak memory of a process in MB. */
export function processPeak(...args: ReadonlyArray<string>): number {
  return peakIn(spawnSync(process.execPath, [...reportPeak, ...args], { encoding: 'utf8' }).stderr)
}
