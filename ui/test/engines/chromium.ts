import type { Frame, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../browser.js'
import type { Engine, Point } from './engine.js'
import { phone } from './engine.js'
import { pageTab } from './page-tab.js'

// Playwright's touchscreen supports taps only.
const dragFinger = async (page: Page, path: ReadonlyArray<Point>): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  for (const [at, point] of path.entries())
    await client.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

const chooseFile = (frame: Page | Frame, selector: string, path: string): Promise<void> =>
  frame.setInputFiles(selector, path)

/** Starts Chromium, driven by the DevTools protocol. */
export const startChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch(chromiumOptions([]))
  return {
    newTab: async () => {
      const context = await browser.newContext({
        viewport: phone,
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
        permissions: ['clipboard-write'],
      })
      return pageTab(await context.newPage(), { dragFinger, chooseFile })
    },
    close: () => browser.close(),
  }
}
