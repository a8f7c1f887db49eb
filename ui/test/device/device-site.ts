import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startPrivateService } from '@kaoiro/api'
import { writeStore } from '@kaoiro/fixtures/store-folder'
import type { FurnishedStore } from '@kaoiro/store/read'
import { checkStore } from '@kaoiro/store/read'
import * as E from 'fp-ts/lib/Either.js'
import { phone, sharedBrowser } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { waitForHydration } from '../hydration.js'
import { builtStaticSite } from '../site/built-site.js'

/** Settings of stores that analyse or check photos on the device, or report the steps of visits. */
const settings = {
  device: { analysis: 'device' },
  ask: { analysis: 'ask' },
  look: { checkBeforeSending: true },
  counted: { analytics: 'data-layer', consent: 'not-needed' },
  tagged: { analytics: 'https://tags.example.com/tag.js?id=K-1' },
} as const

type DeviceSiteKind = keyof typeof settings

const built = path.join(import.meta.dirname, '../../dist')

/** The demonstration store with the settings of a kind. */
const storeOf = async (kind: DeviceSiteKind): Promise<FurnishedStore> => {
  const folder = await mkdtemp(path.join(tmpdir(), `kaoiro-${kind}-store-`))
  await writeStore(folder, settings[kind])
  const store = await checkStore(folder)
  await rm(folder, { recursive: true })
  if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
  const { warnings: _, ...furnished } = store.right
  return furnished
}

interface SiteServer {
  readonly address: string
  /** Ends open connections, too. */
  readonly close: () => Promise<void> | void
}

type Serve = (store: FurnishedStore, port?: number) => Promise<SiteServer>

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

/** A plain web server with the site of `kaoiro site` below a path. It answers other addresses with 404.html. */
export const serveStatic =
  (sitePath = ''): Serve =>
  async (store, port = 0) => {
    const files = await builtStaticSite(store)
    const contentOf = async (name: string) =>
      files.get(name) ?? (await readFile(path.join(built, path.normalize(name))))
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const name = pathname.startsWith(sitePath) ? pathname.slice(sitePath.length) : ''
      const file = name === '/' ? '/index.html' : name
      const isFile = files.has(file) || file.startsWith('/assets/')
      const send = async () => {
        const served = isFile ? file : '/404.html'
        const body = await contentOf(served)
        const type = types[path.extname(served)] ?? 'application/octet-stream'
        response.writeHead(isFile ? 200 : 404, { 'content-type': type }).end(body)
      }
      send().catch(() => response.writeHead(404).end())
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const { port: listening } = server.address() as AddressInfo
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    return { address: `http://localhost:${listening}${sitePath}`, close }
  }

/** Serves the site by the real service, with its headers. */
export const serveByService: Serve = async (store) => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-device-'))
  const { address, close } = await startPrivateService({
    ...{ data, store },
    ui: built,
    log: console.error,
  })
  return { address, close: () => close().then(() => rm(data, { recursive: true })) }
}

interface DeviceVisit {
  readonly page: Page
  /** Returns the URLs requested so far by page and workers, without the site's origin. */
  readonly requested: () => ReadonlyArray<string>
}

export interface DeviceSite {
  readonly open: (
    at?: string,
    prepare?: (page: Page) => Promise<unknown>,
    serviceWorkers?: 'allow' | 'block',
  ) => Promise<DeviceVisit>
  /** Returns the site's address, without a slash at its end. */
  readonly address: () => string
  /** Returns the URL of the built script that analyses photos. */
  readonly analysisWorker: () => Promise<string>
  readonly stop: () => Promise<void>
  /** Starts the server again at its previous address. */
  readonly start: () => Promise<void>
}

/** Serves a site of this kind (see `settings`) for all tests of the calling file. */
export const useDeviceSite = (kind: DeviceSiteKind, serve: Serve = serveStatic()): DeviceSite => {
  let store: FurnishedStore
  let server: SiteServer
  const contexts: Array<BrowserContext> = []
  beforeAll(async () => {
    store = await storeOf(kind)
    server = await serve(store)
  })
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await server.close()
  })
  return {
    address: () => server.address,
    analysisWorker: async () => {
      const scripts = await readdir(path.join(built, 'assets'))
      return `/assets/${scripts.find((name) => /^analysis-worker-.*\.js$/.test(name)) ?? ''}`
    },
    stop: async () => server.close(),
    start: async () => {
      server = await serve(store, Number(new URL(server.address).port))
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
      await waitForHydration(page)
      return { page, requested: () => urls.map((url) => url.replace(server.address, '')) }
    },
  }
}

/** Matches the URLs loaded for an analysis or a check on the device. */
export const analysisFile = /^\/assets\/(analysis-worker|blazeface|facemesh|tensorflow|jpeg)-/

/** The page's workers that analyse photos. */
export const analysisWorkers = (page: Page) =>
  page.workers().filter((worker) => worker.url().includes('analysis'))

/** One of the models; an analysis needs all of them. */
const model = '**/facemesh-*.bin'

export const heldModels = () => heldRequests(model)

/** Replaces a model's content. */
export const changedModel = (page: Page) =>
  page.route(model, (route) => route.fulfill({ body: 'something else' }))

/** Fails the request for a model. */
export const missingModel = (page: Page) => page.route(model, (route) => route.abort())
