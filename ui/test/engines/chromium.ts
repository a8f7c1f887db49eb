import type { Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../chromium-options.js'
import { dragMouse } from './drag-mouse.js'
import type { Engine, Point, Tab } from './engine.js'
import { phone } from './engine.js'

// Playwright's own touchscreen only taps.
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

const tabOf = (page: Page): Tab => ({
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  address: () => Promise.resolve(page.url()),
  evaluate: (expression) => page.evaluate(expression),
  drag: (kind, path) => (kind === 'touch' ? dragFinger(page, path) : dragMouse(page.mouse, path)),
  type: (key) => page.keyboard.press(key),
  chooseFile: (selector, path) => page.setInputFiles(selector, path),
  screenshot: () => page.screenshot(),
})

/** Chromium as Debian builds it, by the DevTools protocol. */
export const startChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch(chromiumOptions({ camera: false, isPlain: true }))
  return {
    newTab: async () => {
      const context = await browser.newContext({
        viewport: phone,
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
        permissions: ['clipboard-write'],
      })
      return tabOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}
