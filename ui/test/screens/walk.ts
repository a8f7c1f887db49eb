import type { Page } from 'playwright-core'
import { capture as captureJa } from '@kaoiro/texts/ja/screens/capture'
import { compare as compareJa } from '@kaoiro/texts/ja/screens/compare'
import { result as resultJa } from '@kaoiro/texts/ja/screens/result'
import { notFound as notFoundJa } from '@kaoiro/texts/ja/screens/not-found'
import { shell as shellJa } from '@kaoiro/texts/ja/screens/shell'
import { desktop as desktopJa } from '@kaoiro/texts/ja/screens/desktop'
import { start as startJa } from '@kaoiro/texts/ja/screens/start'
import type { Site } from '../browser.js'

const words = {
  shell: shellJa,
  notFound: notFoundJa,
  start: startJa,
  desktop: desktopJa,
  capture: captureJa,
  result: resultJa,
  compare: compareJa,
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
