import type { Page } from 'playwright-core'

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。「」｜（）]+/gu

/** The brand's mark, and the switch that leads back. */
const meant = ['顔色', '日本語']

/** What a page says in Japanese: in its title and its texts, and in those for screen readers. */
export const findJapanese = async (page: Page): Promise<ReadonlyArray<string>> => {
  const words = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...Array.from(document.querySelectorAll('svg text'), ({ textContent }) => textContent),
    ...Array.from(document.querySelectorAll('[alt], [title], [aria-label], [aria-valuetext]'))
      .flatMap((element) =>
        ['alt', 'title', 'aria-label', 'aria-valuetext'].map((name) => element.getAttribute(name)),
      )
      .filter((text) => text !== null),
  ])
  return (words.join('\n').match(japanese) ?? []).filter((text) => !meant.includes(text))
}
