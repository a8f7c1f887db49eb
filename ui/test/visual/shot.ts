import type { Locator, Page } from 'playwright-core'
import type { Picture } from './picture.js'
import { cut, decoded } from './picture.js'

/** Until all that is to be seen is there: fonts, and pictures that wait to be scrolled to. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...Array.from(document.images, (image) => {
        image.loading = 'eager'
        // A picture that does not come is left for the comparison to find.
        return image.decode().catch(() => undefined)
      }),
    ]),
  )

const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const

/** What is held at the window's foot would cover a part of a page that is longer than the window. */
const unheld = '[class*="_dock_"] { position: relative !important }'

/** Adds rules through the DOM: the site's policy allows no style that is written into the page. */
export const addStyles = (page: Page, rules: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)

/** Takes away the rules that were added last. */
export const removeStyles = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.adoptedStyleSheets.pop())

/** The whole page, as long as it is. */
export const shotOfPage = async (page: Page): Promise<Uint8Array> => {
  await settle(page)
  await addStyles(page, unheld)
  const shot = await page.screenshot({ ...still, fullPage: true })
  await removeStyles(page)
  return shot
}

/** What the window shows of it first. */
export const shotOfWindow = async (page: Page): Promise<Uint8Array> => {
  await settle(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  return page.screenshot(still)
}

/** Parts of a page, cut out of one picture of it: a shot of each would draw the page as often as there are parts. */
export const shotsOfParts = async (parts: Locator): Promise<ReadonlyArray<Picture>> => {
  const whole = decoded(await shotOfPage(parts.page()))
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return {
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      }
    }),
  )
  return boxes.map((box) => cut(whole, box))
}
