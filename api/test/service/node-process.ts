import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ServiceOptions } from '../../src/config/service-options.js'
import { nodeOptions } from './node-options.js'

export interface NodeProcess {
  readonly address: string
  /** Sends SIGKILL, which the process cannot handle. */
  readonly kill: () => Promise<void>
}

const program = (options: string): string => `
  import { startService } from ${JSON.stringify(new URL('../../dist/start.js', import.meta.url).href)}
  const { port } = await startService({ ...${options}, log: (line) => process.stderr.write(line) })
  console.log(port)`

/** Starts the compiled service in a child process, on a free loopback port. */
export const startNodeProcess = async (
  places: Pick<ServiceOptions, 'database' | 'bucket'>,
): Promise<NodeProcess> => {
  const options: Omit<ServiceOptions, 'log'> = {
    ...nodeOptions,
    ...places,
    role: 'all',
  }
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program(JSON.stringify(options))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const port = await Promise.race([
    once(lines, 'line'),
    ended.then(() => Promise.reject(new Error('the node ended before it listened'))),
  ])
  return {
    address: `http://127.0.0.1:${String(port[0])}`,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
