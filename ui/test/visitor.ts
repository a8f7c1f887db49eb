import type { Locator, Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'
import { waitForHydration } from './hydration.js'

/** A visitor's actions and observations on a page, by its Japanese texts. */
export const visitorOf = (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name }).click()
  const follow = (name: string) => page.getByRole('link', { name }).click()
  const start = page.getByRole('button', { name: '診断をはじめる' })
  const agree = page.getByRole('checkbox', { name: '上記を確認し、同意します' })
  const gender = (name: '男性' | '女性') => page.getByRole('radio', { name })
  const album = page.getByLabel('アルバムから選ぶ')

  const visitor = {
    start,
    agree,
    gender,
    press,
    follow,
    /** Chooses a language by its own name. */
    speak: async (name: string) => {
      await waitForHydration(page)
      await page.locator('header select').selectOption({ label: name })
    },
    album,
    /** Opens the phone's camera app (`withCameraApp`). */
    camera: page.getByLabel('撮影する'),
    picture: page.getByRole('img', { name: '診断に使う写真' }),
    slider: page.getByRole('slider', { name: '生え際の位置' }),
    alert: page.getByRole('alert'),
    status: page.getByRole('status'),
    heading: (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true }),

    /** Returns the page's URL without its origin. */
    place: (): string => page.url().replace(new URL(page.url()).origin, ''),

    /** Chooses the gender, agrees to the terms and goes to the photo step. */
    begin: async (name: '男性' | '女性') => {
      await gender(name).check()
      await agree.check()
      await start.click()
      await visitor.heading('撮影前にご確認ください').waitFor()
    },

    /** Picks a fixture's file from the album. */
    pick: (fixture: string) => album.setInputFiles(fixturePath(fixture)),

    /** Picks a photo on the capture screen and waits for the hairline step. */
    choose: async (fixture: string) => {
      await visitor.pick(fixture)
      await visitor.slider.waitFor()
    },

    /** Deletes everything behind a result, and confirms the question. */
    deleteAll: async () => {
      await press('今すぐすべて削除する')
      await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
    },

    check: () => press('この画像で診断する'),

    /** Waits for the result and returns its code. */
    result: async (): Promise<string> => {
      await page.waitForURL('**/result/*')
      await visitor.heading('診断結果').waitFor()
      return visitor.place().replace('/result/', '')
    },

    /** Goes from the first screen to a result and returns its code. */
    diagnose: async (name: '男性' | '女性', portrait: string): Promise<string> => {
      await visitor.begin(name)
      await visitor.choose(portrait)
      await visitor.check()
      return visitor.result()
    },
  }
  return visitor
}

/** Lets the page open the phone's camera app, as in a browser that does not offer the camera to pages. */
export const withCameraApp = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true }),
  )

/** Waits for the document's title, which changes after the heading. */
export const waitForTitle = (page: Page, title: string) =>
  page.waitForFunction((title) => document.title === title, title)

/** Waits until the heading of this name has the focus. */
export const waitForFocusedHeading = (page: Page, name: string) =>
  page.waitForFunction((name) => {
    const { activeElement: at } = document
    return at?.tagName === 'H1' && at.textContent.replaceAll('\u200B', '') === name
  }, name)

/** Loads the page with this router state in its history entry, as after a reload. */
export const withHistoryState =
  (state: unknown) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((usr) => {
      if (history.state === null) history.replaceState({ usr, key: 'k', idx: 0 }, '')
    }, state)

/** Expands every description that is shortened behind a button of this name. */
export const expandAll = async (page: Page, name: string): Promise<void> => {
  const more = page.getByRole('button', { name })
  await more.last().waitFor()
  // Starts with the last button, so that the others keep their positions.
  for (let at = (await more.count()) - 1; at >= 0; at--) await more.nth(at).click()
  await more.first().waitFor({ state: 'detached' })
}
