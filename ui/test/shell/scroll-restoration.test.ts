import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wear } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const open = async (at: string) => {
  // A low window, in which every screen can be scrolled.
  const page = await site.open(at, (page) => page.setViewportSize({ width: 390, height: 400 }))
  return { page, visitor: visitorOf(page) }
}

/** Scrolls, and returns the position after the scroll event. */
const scroll = (page: Page, to: number): Promise<number> =>
  page.evaluate(async (to) => {
    const heard = new Promise((resolve) =>
      window.addEventListener('scroll', resolve, { once: true }),
    )
    window.scrollTo(0, to)
    await heard
    return window.scrollY
  }, to)

const at = (page: Page, top: number) =>
  page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, top)

/** Goes to the first screen without scrolling to the link. */
const home = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).dispatchEvent('click')

describe.concurrent('the scroll position', () => {
  it('of a new screen, of a new step and of a screen visited again is the top', async () => {
    const { page, visitor } = await open('/')
    await visitor.gender('女性').check()
    await visitor.agree.check()
    expect(await scroll(page, 300)).toBe(300)
    await visitor.start.click()
    await visitor.heading('撮影前にご確認ください').waitFor()
    await at(page, 0)
    expect(await scroll(page, 200)).toBe(200)
    await visitor.choose('portraits/spring-woman.jpg')
    await at(page, 0)
    expect(await scroll(page, 150)).toBe(150)
    await visitor.press('写真を撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    await at(page, 0)
    await scroll(page, 200)
    await home(page)
    await page.waitForURL((url) => url.pathname === '/')
    await at(page, 0)
  })

  it('is restored by Back and a reload, but is the top when the tab returns from another site', async () => {
    const { page, visitor } = await open(addressWith())
    await visitor.heading('診断結果').waitFor()
    // The section on any colour loads when the visitor comes near, and makes the page longer.
    await scroll(page, 400)
    await page.getByRole('heading', { name: wear.screen.heading }).waitFor()
    const more = page.getByRole('button', { name: '続きを読む' })
    const lowest = () => page.evaluate(() => document.body.scrollHeight - window.innerHeight)
    const collapsed = await lowest()
    await more.first().click()
    await more.click()
    // Below the end of the collapsed page.
    const top = await scroll(page, await lowest())
    expect(top).toBeGreaterThan(collapsed)
    await home(page)
    await visitor.start.waitFor()
    await page.goBack()
    await visitor.heading('診断結果').waitFor()
    await at(page, top)
    await scroll(page, 500)
    await page.reload()
    await visitor.heading('診断結果').waitFor()
    await at(page, 500)
    await page.goto('about:blank')
    await page.goto(addressWith())
    await visitor.heading('診断結果').waitFor()
    await at(page, 0)
    expect(await more.count()).toBe(2)
  })
})
