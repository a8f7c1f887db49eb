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
  /** The state that it is reached from, if that is a screen's too, and how: on the same page. */
  readonly after?: { readonly state: ScreenState; readonly goOn: (page: Page) => Promise<void> }
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

/** To a state on a page, where nothing looks as if it were pointed at. */
const take = async (page: Page, then: Step): Promise<void> => {
  await then(page, words)
  await page.mouse.move(0, 0)
}

/** A screen state that is reached by a way. */
export const state = (name: string, { before, at, then }: Way): ScreenState => ({
  name,
  reach: async (site) => {
    const page = await site.open(at, before)
    await page.getByRole('banner').waitFor()
    await take(page, then)
    return page
  },
})

/** A screen state and those that follow on the same page, each from the one before it. */
export const walk = (
  first: ScreenState,
  ...others: ReadonlyArray<readonly [name: string, then: Step]>
): ReadonlyArray<ScreenState> =>
  others.reduce<ReadonlyArray<ScreenState>>(
    (states, [name, then]) => {
      const last = states.at(-1) ?? first
      const goOn = (page: Page) => take(page, then)
      const reach = async (site: Site) => {
        const page = await last.reach(site)
        await goOn(page)
        return page
      }
      return [...states, { name, reach, after: { state: last, goOn } }]
    },
    [first],
  )
