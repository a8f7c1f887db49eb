import type { Page } from 'playwright-core'
import type { Language } from '@kaoiro/core/content/content'
import { captureEn } from '../../src/capture/texts/en.js'
import { captureJa } from '../../src/capture/texts/ja.js'
import { resultEn } from '../../src/result/texts/en.js'
import { resultJa } from '../../src/result/texts/ja.js'
import { shellEn } from '../../src/shell/texts/en.js'
import { shellJa } from '../../src/shell/texts/ja.js'
import { startEn } from '../../src/start/texts/en.js'
import { startJa } from '../../src/start/texts/ja.js'
import type { Site } from '../browser.js'

/** How a screen is looked at; left out, in Japanese on a phone of 390 × 844. */
export interface ViewOptions {
  readonly language?: Language
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** A screen in one of its states, and how a visitor gets there. */
export interface ScreenState {
  readonly name: string
  readonly reach: (site: Site, options?: ViewOptions) => Promise<Page>
}

/** Something done on the page, given the texts of its language. */
export type Step = (page: Page, words: ReturnType<typeof wordsIn>) => Promise<unknown>

export interface Way {
  /** Done to the page before it is loaded. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly at: string
  /** Done on the page, and ended by what shows that the state is reached. */
  readonly then: Step
}

const wordsIn = (language: Language) => ({
  shell: { ja: shellJa, en: shellEn }[language],
  start: { ja: startJa, en: startEn }[language],
  capture: { ja: captureJa, en: captureEn }[language],
  result: { ja: resultJa, en: resultEn }[language],
})

/** A screen state that is reached by a way. */
export const state = (name: string, { before, at, then }: Way): ScreenState => ({
  name,
  reach: async (site, { language = 'ja', viewport } = {}) => {
    const page = await site.open(at, before, viewport === undefined ? {} : { viewport })
    const header = page.getByRole('banner')
    await header.waitFor()
    if (language !== 'ja') await header.locator(`button[lang="${language}"]`).click()
    await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
    await then(page, wordsIn(language))
    // Nothing looks as if it were pointed at.
    await page.mouse.move(0, 0)
    return page
  },
})
