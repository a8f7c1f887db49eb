import type { ElementHandle, Frame, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import type { Engine, Point } from './engine.js'
import { phone } from './engine.js'
import { pageTab } from './page-tab.js'

const dragFinger = async (
  { touchscreen }: Page,
  [first, ...others]: ReadonlyArray<Point>,
): Promise<void> => {
  if (first === undefined) return
  await touchscreen.touchStart(first.x, first.y)
  for (const { x, y } of others) await touchscreen.touchMove(x, y)
  await touchscreen.touchEnd()
}

const chooseFile = async (page: Page | Frame, selector: string, path: string): Promise<void> => {
  const input = await page.$(selector)
  if (input === null) throw new Error(`no ${selector} on the page`)
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path)
}

const preferences = {
  'ui.prefersReducedMotion': 1,
  // Scrollbars cover the page, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // Avoids DNS requests.
  'network.captive-portal-service.enabled': false,
}

/** Starts Firefox, driven by WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: phone,
    extraPrefsFirefox: preferences,
  })
  return {
    newTab: async () =>
      pageTab(await (await browser.createBrowserContext()).newPage(), { dragFinger, chooseFile }),
    close: () => browser.close(),
  }
}
