import type { BrowserContextOptions, Page } from 'playwright-core'
import { counter as words } from '@kaoiro/texts/ja'
import { withCamera } from '../capture/camera/fake-camera.js'
import { visitorOf } from '../visitor.js'

export const portrait = { viewport: { width: 820, height: 1180 } } satisfies BrowserContextOptions

/** Prepares a page with a camera that shows a good picture, and a clock that a test can move. */
export const onTablet = async (page: Page): Promise<void> => {
  await page.clock.install()
  await withCamera('good')(page)
}

/** A customer's actions and observations at the counter, in Japanese. */
export const customerOf = (page: Page) => {
  const visitor = visitorOf(page)
  const customer = {
    ...visitor,
    women: page.getByRole('button', { name: '女性' }),
    choose: page.getByText(words.choose),
    clear: page.getByRole('button', { name: words.clear }),
    qr: page.getByRole('img', { name: '診断結果のQRコード' }),
    countdown: page.locator('[popover]'),
    /** Takes a photo and returns the code of the result. */
    seeResult: async (): Promise<string> => {
      await customer.women.click()
      await visitor.slider.waitFor()
      await visitor.check()
      await customer.qr.waitFor()
      return page.locator('code').innerText()
    },
  }
  return customer
}
