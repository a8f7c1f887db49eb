import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPrivateService } from '@kaoiro/api'
import type { SiteServer } from './static-server.js'

/** The real service before a built site, with its headers. */
export const serveByService = async (ui: string): Promise<SiteServer> => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-device-'))
  const { address, close } = await startPrivateService({ data, ui, log: console.error })
  return { address, close: () => close().then(() => rm(data, { recursive: true })) }
}
