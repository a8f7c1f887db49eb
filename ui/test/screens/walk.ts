import type { Page } from 'playwright-core'
import type { Language } from '@kaoiro/core/language'
import {
  capture as captureJa,
  compare as compareJa,
  result as resultJa,
  notFound as notFoundJa,
  shell as shellJa,
  desktop as desktopJa,
  start as startJa,
  wear as wearJa,
} from '@kaoiro/texts/ja'
import type { Site } from '../browser.js'
import { waitForHydration } from '../hydration.js'
import { settled } from '../settled.js'

const words = {
  shell: shellJa,
  notFound: notFoundJa,
  start: startJa,
  desktop: desktopJa,
  capture: captureJa,
  result: resultJa,
  compare: compareJa,
  wear: wearJa,
}

/** An action on a page, given the screens' texts. */
export type Step = (page: Page, texts: typeof words) => Promise<unknown>

/** A screen in one state, and the step that leads to it from the state before. */
export type State = readonly [name: string, reach: Step]

/** States of screens that are reached one after the other on one page. */
export interface Walk {
  readonly at: string
  /** Runs before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly states: readonly [State, ...ReadonlyArray<State>]
}

/** Opens the page on which a walk begins. */
export const beginWalk = async (site: Site, { at, prepare }: Walk): Promise<Page> => {
  const page = await site.open(at, prepare)
  await page.getByRole('banner').waitFor()
  return page
}

/** Goes on to a state, and moves the mouse away so that it does not hover over a control. */
export const reachState = async (page: Page, [, reach]: State): Promise<void> => {
  await reach(page, words)
  await page.mouse.move(0, 0)
}

export const switchTo = async (page: Page, language: Language): Promise<void> => {
  // A page that is not the tab's first one is rendered again, not hydrated, which replaces its menu.
  await waitForHydration(page)
  await page.locator('header select').selectOption(language)
  await page.locator(`html[lang="${language}"]`).waitFor()
  await settled(page)
}
