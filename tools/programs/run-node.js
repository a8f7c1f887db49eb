// Plain JavaScript, for a build and `npm test` start by it before anything is compiled.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs Node to its end, and gives what it printed unless that is shown; if it fails, this process ends as it did. */
export const runNode = async (args, stdio = 'inherit') => {
  const child = spawn(process.execPath, args, { cwd: root, stdio })
  const [printed, [status]] = await Promise.all([
    child.stdout?.toArray() ?? [],
    once(child, 'close'),
  ])
  if (status !== 0) process.exit(status ?? 1)
  return Buffer.concat(printed)
}
