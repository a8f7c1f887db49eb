import type { Frame, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../browser.js'
import { dragInFrame } from './drag-in-frame.js'
import type { Engine, Point, Tab } from './engine.js'
import { dragMouse, phone } from './engine.js'

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

const actionsIn = (frame: Page | Frame): Pick<Tab, 'evaluate' | 'chooseFile'> => ({
  evaluate: (expression) => frame.evaluate(expression),
  chooseFile: (selector, path) => frame.setInputFiles(selector, path),
})

const tabOf = (page: Page): Tab => ({
  ...actionsIn(page),
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  address: () => Promise.resolve(page.url()),
  drag: (kind, path) => (kind === 'touch' ? dragFinger(page, path) : dragMouse(page.mouse, path)),
  type: (key) => page.keyboard.press(key),
  inFrame: () => {
    const frame = page.frames()[1]
    if (frame === undefined) return Promise.reject(new Error('no iframe on the page'))
    const tab = tabOf(page)
    return Promise.resolve({
      ...tab,
      ...actionsIn(frame),
      address: () => Promise.resolve(frame.url()),
      drag: dragInFrame(tab),
    })
  },
  screenshot: () => page.screenshot(),
})

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
      return tabOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}
