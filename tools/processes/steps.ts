import { spawnSync } from 'node:child_process'
import { workspace } from './workspace.js'

/** One command of a check or test run. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
}

/** Runs a command to its end, its output on this terminal; true where it exits with 0. */
export const passes = ({ name, command: [program, ...args] }: Step, env = process.env): boolean => {
  console.log(`\n── ${name}: ${[program, ...args].join(' ')}`)
  const { status } = spawnSync(program, args, { cwd: workspace, stdio: 'inherit', env })
  if (status !== 0) console.log(`✗ ${name} failed`)
  return status === 0
}

/** A tool from the workspace's node_modules, run by this Node. */
export const tool = (name: string, script: string, ...args: ReadonlyArray<string>): Step => ({
  name,
  command: [process.execPath, `node_modules/${script}`, ...args],
})
