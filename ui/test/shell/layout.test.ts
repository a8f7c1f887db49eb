import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { useSite } from '../browser.js'
import { visitorOf, waitForFocusedHeading } from '../visitor.js'

const site = useSite()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

describe.concurrent('the layout', () => {
  it('moves the focus to the heading of each later screen and step, and to the content by its first link', async ({
    expect,
  }) => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.start.waitFor()
    expect(await focused(page)).toBe('BODY')
    await visitor.begin('男性')
    await waitForFocusedHeading(page, '撮影前にご確認ください')
    await visitor.choose('portraits/spring-man.jpg')
    await waitForFocusedHeading(page, '撮影した画像')

    await visitor.slider.fill('35')
    const skip = page.getByRole('link', { name: '本文へ進む' })
    expect(await page.getByRole('link').first().textContent()).toBe(await skip.textContent())
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('MAIN')
    expect(await visitor.slider.inputValue()).toBe('35')
    expect(visitor.place()).toBe('/capture?gender=MEN')

    await visitor.press('写真を撮り直す')
    await waitForFocusedHeading(page, '撮影前にご確認ください')
    await page.goBack()
    await waitForFocusedHeading(page, '診断する性別をお選びください')
  })
})
