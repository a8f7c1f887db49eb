import type { Locator, Page } from 'playwright-core'
import type { Picture } from './picture.js'
import { cut, decoded } from './picture.js'

/** Waits for fonts and images, lazy images included. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...Array.from(document.images, (image) => {
        image.loading = 'eager'
        // The comparison reports an image that does not load.
        return image.decode().catch(() => undefined)
      }),
    ]),
  )

const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const

/** Moves the action bar into the page: at the window's bottom, it would cover content in a picture of a long page. */
const undocked = '[class*="_dock_"] { position: relative !important }'

/** Adds CSS rules through the DOM, because the site's policy forbids inline styles. */
const addStyles = (page: Page, rules: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)

/** Removes the rules that were added last. */
const removeStyles = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.adoptedStyleSheets.pop())

/** Takes a screenshot of the whole page. */
export const shotOfPage = async (page: Page): Promise<Uint8Array> => {
  await settle(page)
  await addStyles(page, undocked)
  const shot = await page.screenshot({ ...still, fullPage: true })
  await removeStyles(page)
  return shot
}

/** Scrolls to the top and takes a screenshot of the window. */
export const shotOfWindow = async (page: Page): Promise<Uint8Array> => {
  await settle(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  return page.screenshot(still)
}

/** Cuts elements out of one screenshot of their page, which is faster than a screenshot of each. */
export const shotsOfElements = async (elements: Locator): Promise<ReadonlyArray<Picture>> => {
  const whole = decoded(await shotOfPage(elements.page()))
  // Measures as in the screenshot: action bars take up room there.
  await addStyles(elements.page(), undocked)
  const boxes = await elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return {
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      }
    }),
  )
  await removeStyles(elements.page())
  return boxes.map((box) => cut(whole, box))
}
