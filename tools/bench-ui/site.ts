import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { startPrivateService } from '@kaoiro/api'
import type { FurnishedStore } from '@kaoiro/store/read'
import { cameraFlag, chromiumFlags } from '@kaoiro/fixtures/chromium-flags'
import { ensureChromium } from '../programs/chromium.js'
import { endWithout } from '../programs/end-without.js'
import { withFolder } from '../programs/with-folder.js'

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
}

/**
 * Starts a browser, and the real service with a built site. Calls `use`, and closes both afterwards.
 *
 * @param flags further flags of the browser
 * @param store default: the store of the build
 */
export function withSite<A>(
  ui: string,
  use: (site: Site) => Promise<A>,
  flags: ReadonlyArray<string> = [],
  store?: FurnishedStore,
): Promise<A> {
  const executablePath =
    ensureChromium() ??
    endWithout('Chromium', 'install Chromium or Chrome, or set CHROMIUM_PATH to its program')
  return withFolder(async (data) => {
    const service = await startPrivateService({
      ...{ data, ui },
      ...(store === undefined ? {} : { store }),
      log: console.error,
    })
    const args = [...chromiumFlags, cameraFlag, ...flags]
    const browser = await chromium.launch({ executablePath, args })
    try {
      return await use({
        visit: (use, options) => visit(browser, service.address, use, options),
        browser: `Chromium ${browser.version()}`,
      })
    } finally {
      await browser.close()
      await service.close()
    }
  })
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
