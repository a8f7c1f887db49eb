import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
  Page,
} from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, aroundEach, beforeAll, inject } from 'vitest'
import { cameraFlag, chromiumFlags } from '@kaoiro/fixtures/chromium-flags'
import { waitForHydration } from './hydration.js'
import { followed } from './settled.js'

/** Returns the path of Chromium. `npm test` sets it; the default is the lightest one that Debian packages. */
const executable = (): string =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ??
  'chromium'

/** Launch options for Chromium with these flags besides the tests' own; by default, with a phone's camera. */
export const chromiumOptions = (flags: ReadonlyArray<string> = [cameraFlag]): LaunchOptions => ({
  executablePath: executable(),
  args: [...chromiumFlags, ...flags],
})

let browser: Promise<Browser> | undefined

const launched = async (flags?: ReadonlyArray<string>): Promise<Browser> =>
  followed(await chromium.launch(chromiumOptions(flags)))

/** One Chromium per test worker, because launching it takes longer than most tests. */
export const sharedBrowser = (): Promise<Browser> => (browser ??= launched())

/** Service workers are blocked, since few tests are about offline use. */
export const phone = {
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions

type Open = (
  at?: string,
  prepare?: (page: Page) => Promise<unknown>,
  options?: BrowserContextOptions,
) => Promise<Page>

export interface Site {
  /** Opens a path of the site in a new browser context and waits until it responds to input. */
  readonly open: Open
  /** Opens a path of the site as the service sends it, without waiting for its scripts. */
  readonly openUnhydrated: Open
}

/** Browser contexts opened by one test or by a file's hooks, and the errors thrown in their pages. */
interface Visit {
  readonly contexts: Array<BrowserContext>
  readonly errors: Array<string>
}

const newVisit = (): Visit => ({ contexts: [], errors: [] })

/** Rejects if a page has thrown. */
const endVisit = async ({ contexts, errors }: Visit): Promise<void> => {
  await Promise.all(contexts.map((context) => context.close()))
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** The visit of the current test; tests of a file may run concurrently. */
const visitOfTest = new AsyncLocalStorage<Visit>()

/**
 * Opens pages of the real service with the built screens. Each page gets a new browser context, which is closed when
 * its test ends, or with the file if a hook opened it. A test fails if one of its pages throws.
 *
 * @param flags of a separate browser for this file
 */
export const useSite = (flags?: ReadonlyArray<string>): Site => {
  const visitOfFile = newVisit()
  let ownBrowser: Browser | undefined
  beforeAll(async () => {
    if (flags !== undefined) ownBrowser = await launched(flags)
  })
  aroundEach(async (runTest) => {
    const visit = newVisit()
    await visitOfTest.run(visit, runTest)
    await endVisit(visit)
  })
  afterAll(async () => {
    await endVisit(visitOfFile)
    await ownBrowser?.close()
  })

  const openUnhydrated: Open = async (at = '/', prepare, options) => {
    const { contexts, errors } = visitOfTest.getStore() ?? visitOfFile
    const inBrowser = ownBrowser ?? (await sharedBrowser())
    const baseURL = inject('siteAddress')
    const context = await inBrowser.newContext({ ...phone, baseURL, ...options })
    contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(`the page threw: ${String(error)}`))
    await prepare?.(page)
    await page.goto(at)
    return page
  }
  return {
    openUnhydrated,
    open: async (...visit) => {
      const page = await openUnhydrated(...visit)
      await waitForHydration(page)
      return page
    },
  }
}
