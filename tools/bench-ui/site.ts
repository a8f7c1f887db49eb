import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { startPrivateService } from '@kaoiro/api'
import { cameraFlag, chromiumFlags } from '@kaoiro/fixtures/chromium-flags'
import { ensureChromium } from '../programs/chromium.js'
import { workspace } from '../programs/workspace.js'

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  locale: 'ja-JP',
} as const

export interface Site {
  /** Calls `use` with an empty page of a simulated phone without cached data. */
  readonly visit: <A>(
    use: (page: Page) => Promise<A>,
    options?: BrowserContextOptions,
  ) => Promise<A>
  readonly browser: string
  readonly close: () => Promise<void>
}

/** Starts the real service with the built site, and a browser. */
export const startSite = async (ui = path.join(workspace, 'ui/dist')): Promise<Site> => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-bench-'))
  const service = await startPrivateService({ data, ui, log: console.error })
  const browser = await launch()
  return {
    visit: (use, options) => visit(browser, service.address, use, options),
    browser: `Chromium ${browser.version()}`,
    close: async () => {
      await browser.close()
      await service.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}

const launch = (): Promise<Browser> => {
  const executablePath = ensureChromium()
  if (executablePath === undefined) throw new Error('Chromium not found: set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: [...chromiumFlags, cameraFlag] })
}

const visit = async <A>(
  browser: Browser,
  baseURL: string,
  use: (page: Page) => Promise<A>,
  options?: BrowserContextOptions,
): Promise<A> => {
  const context = await browser.newContext({ ...phone, ...options, baseURL })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}
