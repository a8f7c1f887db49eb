import type { Locator, Page } from 'playwright-core'
import { screenshotOf } from '../settled.js'
import type { Picture } from './picture.js'
import { cut, decoded } from './picture.js'

/**
 * Runs with the action bar moved into the page: at the window's bottom, it would cover content in a picture of a long
 * page. Adds the rule through the DOM, because the site's policy forbids inline styles.
 */
const withUndockedBar = async <A>(page: Page, take: () => Promise<A>): Promise<A> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[class*="_dock_"] { position: relative !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const taken = await take()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return taken
}

const wholePage = (page: Page) => screenshotOf(page, { fullPage: true, scale: 'css' })

/** Takes a screenshot of the whole page. */
export const shotOfPage = (page: Page): Promise<Uint8Array> =>
  withUndockedBar(page, () => wholePage(page))

/** Scrolls to the top and takes a screenshot of the window. */
export const shotOfWindow = async (
  page: Page,
  scale: 'css' | 'device' = 'css',
): Promise<Uint8Array> => {
  await page.evaluate(() => window.scrollTo(0, 0))
  return screenshotOf(page, { scale })
}

/** Cuts elements out of one screenshot of their page, which is faster than a screenshot of each. */
export const shotsOfElements = (elements: Locator): Promise<ReadonlyArray<Picture>> =>
  withUndockedBar(elements.page(), async () => {
    const whole = decoded(await wholePage(elements.page()))
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
    return boxes.map((box) => cut(whole, box))
  })
