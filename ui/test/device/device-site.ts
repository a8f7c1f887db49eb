import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { untilLive } from '../live-page.js'
import { sharedBrowser } from '../shared-browser.js'
import type { DeviceSiteKind } from './build-site.js'
import { buildSite } from './build-site.js'
import type { SiteServer } from './static-server.js'
import { serveFolder } from './static-server.js'

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
} as const

interface DeviceVisit {
  readonly page: Page
  /** All that has been requested so far, by page and workers, as addresses without the site's origin. */
  readonly requested: () => ReadonlyArray<string>
}

export interface DeviceSite {
  readonly open: (
    at?: string,
    prepare?: (page: Page) => Promise<unknown>,
    serviceWorkers?: 'allow' | 'block',
  ) => Promise<DeviceVisit>
  /** Without a slash at its end. */
  readonly address: () => string
  /** Where the built script is that analyses photos. */
  readonly analysisWorker: () => Promise<string>
  /** No server answers any more, until it is started again at its address. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Milliseconds; a build takes some seconds of a CPU that other tests want, too. */
const maxBuild = 180_000

type Serve = (folder: string, port?: number) => Promise<SiteServer>

/** A site built with something for the device, behind a server of files or another one. */
export const useDeviceSite = (kind: DeviceSiteKind, serve: Serve = serveFolder): DeviceSite => {
  let folder: string
  let server: SiteServer
  const contexts: Array<BrowserContext> = []
  beforeAll(async () => {
    folder = await buildSite(kind)
    server = await serve(folder)
  }, maxBuild)
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await server.close()
    await rm(folder, { recursive: true })
  })
  return {
    address: () => server.address,
    analysisWorker: async () => {
      const scripts = await readdir(path.join(folder, 'assets'))
      return `/assets/${scripts.find((name) => /^analysis-worker-.*\.js$/.test(name)) ?? ''}`
    },
    stop: async () => server.close(),
    start: async () => {
      server = await serve(folder, Number(new URL(server.address).port))
    },
    open: async (at = '/', prepare, serviceWorkers = 'allow') => {
      const browser = await sharedBrowser()
      const context = await browser.newContext({
        ...phone,
        serviceWorkers,
        baseURL: server.address,
      })
      contexts.push(context)
      const urls: Array<string> = []
      context.on('request', (request) => urls.push(request.url()))
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(at)
      await untilLive(page)
      return { page, requested: () => urls.map((url) => url.replace(server.address, '')) }
    },
  }
}
