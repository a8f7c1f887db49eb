import type { Page } from 'playwright-core'
import { captureJa } from '../../src/capture/texts/ja.js'
import { compareJa } from '../../src/compare/texts/ja.js'
import { resultJa } from '../../src/result/texts/ja.js'
import { notFoundJa } from '../../src/shell/texts/not-found-ja.js'
import { shellJa } from '../../src/shell/texts/ja.js'
import { desktopJa } from '../../src/start/texts/desktop-ja.js'
import { startJa } from '../../src/start/texts/ja.js'
import type { Site } from '../browser.js'

/** A screen in one of its states, and how a visitor gets there. */
export interface ScreenState {
  readonly name: string
  readonly reach: (site: Site) => Promise<Page>
}

/** Something done on the page, given its texts. */
export type Step = (page: Page, texts: typeof words) => Promise<unknown>

export interface Way {
  /** Done to the page before it is loaded. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly at: string
  /** Done on the page, and ended by what shows that the state is reached. */
  readonly then: Step
}

const words = {
  shell: shellJa,
  notFound: notFoundJa,
  start: startJa,
  desktop: desktopJa,
  capture: captureJa,
  result: resultJa,
  compare: compareJa,
}

/** A screen state that is reached by a way. */
export const state = (name: string, { before, at, then }: Way): ScreenState => ({
  name,
  reach: async (site) => {
    const page = await site.open(at, before)
    await page.getByRole('banner').waitFor()
    await then(page, words)
    // Nothing looks as if it were pointed at.
    await page.mouse.move(0, 0)
    return page
  },
})
