import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPrivateService } from '../src/private-service.js'

/** The real service with its real analyser, on a free loopback port and a folder of its own. */
export const runService = async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-service-'))
  const log: Array<string> = []
  const service = await startPrivateService({ data, log: (line) => log.push(line) })
  return {
    address: service.address,
    photos: path.join(data, 'photos'),
    log,
    /** Stops the service and leaves its folder to be looked at. */
    stop: service.close,
    close: async () => {
      await service.close()
      await rm(data, { recursive: true })
    },
  }
}
