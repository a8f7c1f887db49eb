import type { Locator, Page } from 'playwright-core'
import { languageNames } from '@kaoiro/texts/load'
import { withoutBreaks } from '../src/components/break-place.js'

/** Returns an element's text without the invisible line-break opportunities. */
export const visibleText = async (element: Locator): Promise<string> =>
  withoutBreaks((await element.textContent()) ?? '')

/** Returns the text of each matching element without the invisible line-break opportunities. */
export const visibleTexts = async (elements: Locator): Promise<ReadonlyArray<string>> =>
  (await elements.allTextContents()).map(withoutBreaks)

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。「」｜（）]+/gu

/** The brand's mark, and the buttons that switch the language. */
const expectedInEnglish = ['顔色', ...Object.values(languageNames)]

/** Runs in the page: returns its title, its texts and its accessible names. */
export const pageTexts = (): ReadonlyArray<string> => [
  document.title,
  document.body.innerText,
  ...Array.from(document.querySelectorAll('svg text'), ({ textContent }) => textContent),
  ...Array.from(document.querySelectorAll('[alt], [title], [aria-label], [aria-valuetext]'))
    .flatMap((element) =>
      ['alt', 'title', 'aria-label', 'aria-valuetext'].map((name) => element.getAttribute(name)),
    )
    .filter((text) => text !== null),
]

/** Returns the Japanese in the texts of an English page. */
export const japaneseIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  (texts.join('\n').match(japanese) ?? []).filter((text) => !expectedInEnglish.includes(text))

/** Returns the Japanese that an English page contains. */
export const findJapanese = async (page: Page): Promise<ReadonlyArray<string>> =>
  japaneseIn(await page.evaluate(pageTexts))

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Returns the Japanese that a page in another language with 漢字 or in Korean contains. */
export const findKana = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await page.evaluate(pageTexts)).join('\n').match(kana) ?? []
