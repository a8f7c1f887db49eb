import type { ElementHandle, Frame, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { dragInFrame } from './drag-in-frame.js'
import type { Engine, Point, Tab } from './engine.js'
import { dragMouse, phone } from './engine.js'

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

const actionsIn = (frame: Page | Frame): Pick<Tab, 'evaluate' | 'chooseFile'> => ({
  evaluate: (expression) => frame.evaluate(expression),
  chooseFile: (selector, path) => chooseFile(frame, selector, path),
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
    newTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  }
}
