import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { configOf, startService } from '@kaoiro/api'
import type { Nginx } from './nginx.js'
import { sitePath, startNginx, storePorts } from './nginx.js'
import type { Proxy } from '../proxy.js'
import { startProxy } from '../proxy.js'

const screens = path.join(import.meta.dirname, '../../../dist')
const cards = path.join(import.meta.dirname, '../../../dist-server/card')

export interface StoreSite extends Pick<Nginx, 'outside'> {
  /** Address of the site below a path, without a slash at its end. */
  readonly site: string
  /** Address of the store's page on another host, which embeds the site. */
  readonly page: string
  readonly proxy: Proxy
  /** Rejects if a page has thrown or the service has logged a fault. */
  readonly close: () => Promise<void>
}

/** Starts the service below a path of a store's site behind nginx, and a page of the store that embeds it. */
export const startStoreSite = async (nginx: string): Promise<StoreSite> => {
  const ports = await storePorts()
  const site = `http://localhost:${ports.site}${sitePath}`
  const page = `http://127.0.0.1:${ports.page}`
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-store-'))
  const config = configOf(
    {
      KAOIRO_PUBLIC_URL: site,
      KAOIRO_TRUST_PROXY: 'true',
      KAOIRO_EMBED_ORIGINS: page,
      KAOIRO_HOST: '127.0.0.1',
      KAOIRO_PORT: '0',
    },
    {},
    { data, threads: 1, logLevel: 'warn' },
  )
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  const { http, ...options } = config.right
  const faults: Array<string> = []
  const service = await startService({
    ...options,
    http: { ...http, ui: screens, cards },
    log: (line) => faults.push(line),
  })
  const proxy = await startProxy(`http://127.0.0.1:${String(service.port)}`, 'phone')
  const server = await startNginx(nginx, ports, proxy.address)
  return {
    site,
    page,
    proxy,
    outside: server.outside,
    close: async () => {
      const found = [...faults]
      await server.close()
      await service.close()
      await rm(data, { recursive: true, force: true })
      await proxy.close()
      if (found.length > 0) throw new Error(`the service logged faults:\n${found.join('\n')}`)
    },
  }
}
