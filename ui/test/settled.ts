import { randomUUID } from 'node:crypto'
import type {
  Browser,
  BrowserContext,
  Locator,
  Page,
  PageScreenshotOptions,
  Request,
} from 'playwright-core'
import { expect, vi } from 'vitest'
import { isHydrated } from './hydration.js'

/** Types of requests that `settled` waits for. Answers of the service are not among them: some tests hold these back. */
const parts: ReadonlyArray<string> = ['script', 'stylesheet', 'image', 'font']

/** The parts that each context's pages are loading. */
const loading = new WeakMap<BrowserContext, Set<Request>>()

/** Milliseconds; longer than any step takes on a busy machine, and shorter than a test's limit. */
const patience = 60_000

/** Prepares a browser for tests, and follows what its pages load, for `settled`. */
export const followed = (browser: Browser): Browser =>
  browser.on('context', (context) => {
    context.setDefaultTimeout(patience)
    const started = new Set<Request>()
    loading.set(context, started)
    context.on('request', (request) => {
      // Leaving a page ends its requests without an event.
      if (request.isNavigationRequest()) started.clear()
      if (parts.includes(request.resourceType()) && request.serviceWorker() === null)
        started.add(request)
    })
    context.on('requestfinished', (request) => started.delete(request))
    context.on('requestfailed', (request) => started.delete(request))
  })

/**
 * Runs in the page, once per frame: returns whether the page is as in the frame before. Waits for images, including
 * lazy ones, for fonts, for transitions and for every task that is due.
 *
 * @param call under which name this call of `settled` keeps the look of the frame before
 */
const isStill = async (call: string): Promise<boolean> => {
  const { fonts, images, documentElement: html } = document
  const motions = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
  await Promise.all([
    fonts.ready,
    ...motions.map(({ finished }) => finished.catch(() => undefined)),
    ...Array.from(images, (image) => {
      image.loading = 'eager'
      // The test reports an image that does not load.
      return image.decode().catch(() => undefined)
    }),
  ])
  // The page's fake clock does not hold back this one.
  await scheduler.postTask(() => undefined, { priority: 'background' })
  const { scrollHeight, scrollWidth } = html
  const look = [innerWidth, scrollX, scrollY, scrollWidth, scrollHeight, html.outerHTML].join(' ')
  const before: unknown = Reflect.get(window, call)
  Reflect.set(window, call, look)
  return look === before
}

/**
 * Waits until a page has loaded and drawn everything, and has stopped moving, except for endless animations.
 *
 * @param hydrates false if the test keeps the page as the server has rendered it
 */
export const settled = async (page: Page, hydrates = true): Promise<void> => {
  const isReady = () => (hydrates ? page.evaluate(isHydrated, true) : true)
  const started = loading.get(page.context()) ?? new Set()
  const call = randomUUID()
  do {
    await vi.waitFor(() => expect(Array.from(started, (request) => request.url())).toEqual([]), {
      timeout: patience,
    })
    if (hydrates) await page.waitForFunction(isHydrated, true)
    await page.waitForFunction(isStill, call)
  } while (started.size > 0 || !(await isReady()))
}

/** An element's place in the window, once the page has settled. */
export const boxOf = async (element: Locator) => {
  await settled(element.page())
  const box = await element.boundingBox()
  if (box === null) throw new Error(`not shown: ${String(element)}`)
  return box
}

/** Takes a screenshot of a page or an element, once the page has settled. */
export const screenshotOf = async (
  shown: Page | Locator,
  options: PageScreenshotOptions = {},
): Promise<Buffer> => {
  await settled('page' in shown ? shown.page() : shown)
  return shown.screenshot({ animations: 'disabled', caret: 'hide', ...options })
}
