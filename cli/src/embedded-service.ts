import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { RunningService, ServiceOptions } from '@kaoiro/api'
import { atExit } from './at-exit.js'
import { makeServiceFolder } from './service-folder.js'

/** The analysis service in this process. The only import of it, and only when it is wanted. */
export const startEmbeddedService = async (options: ServiceOptions): Promise<RunningService> => {
  const { startService } = await import('@kaoiro/api')
  return startService(options)
}

/** Calls with the address of a service for its duration, which keeps its photos in a folder of its own. */
export const withEmbeddedService = async <A>(
  log: ServiceOptions['log'],
  use: (address: string) => Promise<A>,
): Promise<A> => {
  const data = await makeServiceFolder(tmpdir())
  const takeBack = atExit(() => rmSync(data, { recursive: true, force: true }))
  try {
    const service = await startEmbeddedService({ host: '127.0.0.1', port: 0, data, log })
    return await use(`http://127.0.0.1:${service.port}`).finally(service.close)
  } finally {
    await rm(data, { recursive: true, force: true })
    takeBack()
  }
}
