// Plain JavaScript, because `npm run build` and `npm test` use it before anything is compiled.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs Node and returns its output, empty if `stdio` is inherited. If Node fails, exits with the same code. */
export const runNode = async (args, stdio = 'inherit') => {
  const child = spawn(process.execPath, args, { cwd: root, stdio })
  const [printed, [status]] = await Promise.all([
    child.stdout?.toArray() ?? [],
    once(child, 'close'),
  ])
  if (status !== 0) process.exit(status ?? 1)
  return Buffer.concat(printed)
}
