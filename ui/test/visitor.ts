import type { Locator, Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'

/** What a visitor does and sees on the page, in the page's own words. */
export const visitorOf = (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name }).click()
  const start = page.getByRole('button', { name: '診断をはじめる' })
  const agree = page.getByRole('checkbox', { name: '上記を確認し、同意します' })
  const gender = (name: '男性' | '女性') => page.getByRole('radio', { name })

  const visitor = {
    start,
    agree,
    gender,
    press,
    slider: page.getByRole('slider', { name: '生え際の位置' }),
    alert: page.getByRole('alert'),
    status: page.getByRole('status'),
    heading: (name: string): Locator => page.getByRole('heading', { level: 1, name }),

    /** Past the gender and the terms, to the photo. */
    begin: async (name: '男性' | '女性') => {
      await gender(name).check()
      await agree.check()
      await start.click()
      await visitor.heading('撮影前にご確認ください').waitFor()
    },

    /** Hands over a fixture's file as one of the album. */
    pick: (fixture: string) =>
      page.getByLabel('アルバムから選ぶ').setInputFiles(fixturePath(fixture)),

    check: () => press('この画像で診断する'),

    /** The code in the address of the result that comes. */
    result: async (): Promise<string> => {
      await page.waitForURL('**/result/*')
      await visitor.heading('診断結果').waitFor()
      return new URL(page.url()).pathname.replace('/result/', '')
    },

    /** From the first screen to a result's code. */
    diagnose: async (name: '男性' | '女性', portrait: string): Promise<string> => {
      await visitor.begin(name)
      await visitor.pick(portrait)
      await visitor.check()
      return visitor.result()
    },
  }
  return visitor
}
