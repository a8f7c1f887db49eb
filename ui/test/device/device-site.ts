import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startPrivateService } from '@kaoiro/api'
import { writeStore } from '@kaoiro/fixtures/store-folder'
import { phone, sharedBrowser } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { waitForHydration } from '../hydration.js'

const ui = path.join(import.meta.dirname, '../..')

/** Settings of stores that analyse or check photos on the device, or report the steps of visits. */
const settings = {
  device: { analysis: 'device' },
  ask: { analysis: 'ask' },
  look: { checkBeforeSending: true },
  counted: { analytics: 'data-layer', consent: 'not-needed' },
  tagged: { analytics: 'https://tags.example.com/tag.js?id=K-1' },
} as const

type DeviceSiteKind = keyof typeof settings

/** Builds the site uncompressed into a temporary folder and returns its path. */
const buildSite = async (kind: DeviceSiteKind): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), `kaoiro-${kind}-`))
  const store = await mkdtemp(path.join(tmpdir(), `kaoiro-${kind}-store-`))
  await writeStore(store, settings[kind])
  const vite = path.join(ui, '../node_modules/vite/bin/vite.js')
  const args = ['build', '--logLevel', 'warn', '--mode', 'uncompressed', '--outDir', folder]
  await promisify(execFile)(process.execPath, [vite, ...args], {
    cwd: ui,
    env: { ...process.env, KAOIRO_STORE: store, NODE_ENV: 'production' },
  })
  await rm(store, { recursive: true })
  return folder
}

interface SiteServer {
  readonly address: string
  /** Ends open connections, too. */
  readonly close: () => Promise<void> | void
}

type Serve = (folder: string, port?: number) => Promise<SiteServer>

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

/** A plain web server: sends files, and the page without a screen for every other URL. */
const serveFolder: Serve = async (folder, port = 0) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const wanted = pathname === '/' ? 'index.html' : path.normalize(pathname)
    const send = (file: string) => async () => {
      const body = await readFile(path.join(folder, file))
      const type = types[path.extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(body)
    }
    void send(wanted)().catch(send('shell.html'))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://localhost:${listening}`, close }
}

/** Serves a built site by the real service, with its headers. */
export const serveByService: Serve = async (folder) => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-device-'))
  const { address, close } = await startPrivateService({ data, ui: folder, log: console.error })
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
  /** Returns the origin. */
  readonly address: () => string
  /** Returns the URL of the built script that analyses photos. */
  readonly analysisWorker: () => Promise<string>
  readonly stop: () => Promise<void>
  /** Starts the server again at its previous address. */
  readonly start: () => Promise<void>
}

/** Milliseconds. A build takes some seconds, and longer while other tests use the CPU. */
const maxBuild = 180_000

/**
 * Builds a site of this kind (see `settings`) once for all tests of the calling file, and serves it until they have
 * ended.
 */
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
