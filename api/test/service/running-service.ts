import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPrivateService } from '../../src/start-service.js'

/** Starts the service with the real analyser on a free loopback port and a temporary folder. */
export const runService = async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-service-'))
  const log: Array<string> = []
  const start = () => startPrivateService({ data, log: (line) => log.push(line) })
  let service = await start()
  return {
    get address() {
      return service.address
    },
    data,
    photos: path.join(data, 'photos'),
    log,
    restart: async () => {
      await service.close()
      service = await start()
    },
    close: async () => {
      await service.close()
      await rm(data, { recursive: true })
    },
  }
}
