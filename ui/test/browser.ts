import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { startPrivateService } from '@kaoiro/api'

const ui = path.join(import.meta.dirname, '..', 'dist')

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium on a desktop offers no camera to a file input, and on a phone it does. */
const cameraFlag = '--enable-blink-features=MediaCapture'

/** A page on a phone. What was kept for a visit without network is no part of most tests. */
const phone = {
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'ja-JP',
  reducedMotion: 'reduce',
} as const

export interface Site {
  /** A page of its own, as a visitor's first, at a path of the site. */
  readonly open: (
    at?: string,
    prepare?: (page: Page) => Promise<unknown>,
    options?: BrowserContextOptions,
  ) => Promise<Page>
  readonly close: () => Promise<void>
}

/** The real service on a loopback port with the built UI, and a real browser before it. */
export const startSite = async ({ camera = true } = {}): Promise<Site> => {
  if (!existsSync(path.join(ui, 'index.html')))
    throw new Error(`${ui} holds no build: run "npx vite build ui" first`)
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-ui-'))
  const faults: Array<string> = []
  const service = await startPrivateService({ data, ui, log: (line) => faults.push(line) })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: camera ? [...chromiumFlags, cameraFlag] : chromiumFlags,
  })

  const contexts: Array<BrowserContext> = []
  return {
    open: async (at = '/', prepare, options) => {
      const context = await browser.newContext({
        ...phone,
        ...options,
        baseURL: service.address,
      })
      contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(`the page threw: ${String(error)}`))
      await prepare?.(page)
      await page.goto(at)
      return page
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      await browser.close()
      // An analysis that nobody waits for any more is ended with the service, and that is logged.
      const found = [...faults]
      await service.close()
      await rm(data, { recursive: true, force: true })
      if (found.length > 0) throw new Error(found.join('\n'))
    },
  }
}
