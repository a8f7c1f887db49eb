import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Role, ServiceOptions } from '../../src/config/service-options.js'
import { nodeOptions } from './node-options.js'

export interface NodeProcess {
  readonly address: string
  /** Sends SIGKILL, which the process cannot handle. */
  readonly kill: () => Promise<void>
}

const built = new URL('../../dist/', import.meta.url)

const program = (options: string, api: URL): string => `
  import { startService } from ${JSON.stringify(new URL('start.js', api).href)}
  const { port } = await startService({ ...${options}, log: (line) => process.stderr.write(line) })
  console.log(port)`

/**
 * Starts the compiled service in a child process, on a free loopback port.
 * @param api the folder of the compiled service, perhaps of an earlier version
 */
export const startNodeProcess = async (
  places: Pick<ServiceOptions, 'database' | 'bucket'>,
  role: Role = 'all',
  api = built,
): Promise<NodeProcess> => {
  const options: Omit<ServiceOptions, 'log'> = { ...nodeOptions, ...places, role }
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program(JSON.stringify(options), api)],
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
