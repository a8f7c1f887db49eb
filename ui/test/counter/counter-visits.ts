import type { BrowserContextOptions, Page } from 'playwright-core'
import { counter as words, start } from '@kaoiro/texts/ja'
import type { Scene } from '../capture/camera/fake-camera.js'
import { withCamera } from '../capture/camera/fake-camera.js'
import type { Site } from '../browser.js'
import { visitorOf } from '../visitor.js'

export const portrait = { viewport: { width: 820, height: 1180 } } satisfies BrowserContextOptions

/** Prepares a page with a camera that shows this, by default a good picture, and a clock that a test can move. */
export const onTablet = async (page: Page, scene: Scene = 'good'): Promise<void> => {
  await page.clock.install()
  await withCamera(scene)(page)
}

/** A customer's actions and observations at the counter, in Japanese. */
export const customerOf = (page: Page) => {
  const visitor = visitorOf(page)
  const customer = {
    ...visitor,
    women: page.getByRole('button', { name: '女性' }),
    agree: page.getByRole('button', { name: start.gender.terms.agree }),
    choose: page.getByText(words.choose),
    clear: page.getByRole('button', { name: words.clear }),
    qr: page.getByRole('img', { name: '診断結果のQRコード' }),
    countdown: page.locator('[popover]'),
    /** Chooses a gender and agrees to the terms, which opens the camera. */
    begin: async (): Promise<void> => {
      await customer.women.click()
      await customer.agree.click()
    },
    /** Takes a photo, starts the analysis. */
    analyse: async (): Promise<void> => {
      await customer.begin()
      await visitor.slider.waitFor()
      await visitor.check()
    },
    /** Takes a photo and returns the code of the result. */
    seeResult: async (): Promise<string> => {
      await customer.analyse()
      await customer.qr.waitFor()
      return page.locator('code').innerText()
    },
  }
  return customer
}

/** Opens the counter of the site on a tablet. */
export const counterOf =
  (site: Site) =>
  async (
    at = '/counter',
    options: BrowserContextOptions = portrait,
    prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const page = await site.open(
      at,
      async (page) => {
        await onTablet(page)
        await prepare(page)
      },
      options,
    )
    return { page, customer: customerOf(page) }
  }

/** Waits until a new document has replaced this one. */
export const waitForNewPage = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => Reflect.set(window, 'isOld', true))
  await act()
  await page.waitForFunction(() => !Reflect.has(window, 'isOld'))
  await customerOf(page).choose.waitFor()
}
