import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { run } from './command.js'
import { workspace } from './workspace.js'

/** One command of a check or test run. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
}

const titleOf = ({ name, command }: Step): string => `\n── ${name}: ${command.join(' ')}`

/** Runs a command with its output on this terminal. Returns whether it exits with 0. */
export async function passes(step: Step, env = process.env): Promise<boolean> {
  const {
    name,
    command: [program, ...args],
  } = step
  console.log(titleOf(step))
  const child = spawn(program, args, { cwd: workspace, stdio: 'inherit', env })
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) console.log(`✗ ${name} failed`)
  return status === 0
}

/** Like `passes`, but for parallel commands: prints the output in one piece when the command ends. */
export async function passesApart(step: Step): Promise<boolean> {
  const [program, ...args] = step.command
  const start = performance.now()
  const { status, lines } = await run(program, args, { cwd: workspace })
  const seconds = ((performance.now() - start) / 1_000).toFixed(0)
  console.log(`${titleOf(step)} (${seconds} s)\n${lines.join('\n')}`.trimEnd())
  if (status !== 0) console.log(`✗ ${step.name} failed`)
  return status === 0
}

/** A script from the workspace's node_modules, run by this Node. */
export function tool(name: string, script: string, ...args: ReadonlyArray<string>): Step {
  return {
    name,
    command: [process.execPath, `node_modules/${script}`, ...args],
  }
}
