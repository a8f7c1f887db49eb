import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { drape as words } from '@kaoiro/texts/ja'
import { useSite } from '../../browser.js'
import { boxOf } from '../../settled.js'
import { analysed, draped, openButton, picture, swatch } from './draping.js'

const site = useSite()

/** Places on the picture of this name, in pixels, and a swipe between them. */
const swipeOn = async (page: Page, name: string) => {
  const box = await boxOf(picture(page, name))
  const [y, left, right] = [box.y + 100, box.x + 40, box.x + 340]
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, y)
    await page.mouse.down()
    await page.mouse.move((from + to) / 2, y)
    await page.mouse.move(to, y)
    await page.mouse.up()
  }
  return { y, left, right, swipe }
}

const next = (page: Page) => page.getByRole('dialog').getByRole('button', { name: words.next })

/** Runs in the page: pictures glide until `endGlide` is called. */
const holdGlides = () => {
  const ends: Array<() => void> = []
  Reflect.set(window, 'endGlide', () => ends.forEach((end) => end()))
  Element.prototype.animate = () =>
    ({ finished: new Promise<void>((resolve) => ends.push(resolve)) }) as unknown as Animation
}

describe.concurrent('a swipe on the draping', () => {
  it('changes the colour, and announces it; it ends wherever the pointer is released, and is not thrown back by a message', async ({
    expect,
  }) => {
    const { page, wear } = await analysed(site)
    // A swipe of a finger on the hero, which browsers do not always follow by a click, and then a key.
    const button = openButton(page)
    await button.dispatchEvent('pointerdown', { clientX: 300 })
    await button.dispatchEvent('pointerup', { clientX: 100 })
    await button.press('Enter')
    const { swipe, y, left, right } = await swipeOn(page, words.one({ colour: wear[0] ?? '' }))
    await swipe(right, left)
    await picture(page, words.one({ colour: wear[1] ?? '' })).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: wear[1] ?? '' })
      .first()
      .waitFor()
    await swipe(left, right)
    await picture(page, words.one({ colour: wear[0] ?? '' })).waitFor()

    // The pointer is released elsewhere, which ends the swipe.
    const privacy = await boxOf(page.getByRole('dialog').getByText(words.privacy))
    await page.mouse.move(right, y)
    await page.mouse.down()
    await page.mouse.move(right, privacy.y)
    await page.mouse.up()
    await page.mouse.move(left, y)
    await page.mouse.click(left, y)
    await next(page).click()
    await picture(page, words.one({ colour: wear[1] ?? '' })).waitFor()

    // A message appears during a swipe.
    const cover = page.getByRole('dialog').locator('div:has(> canvas)').last()
    const place = () => cover.evaluate((element) => element.style.transform)
    await page.mouse.move(right, y)
    await page.mouse.down()
    await page.mouse.move((left + right) / 2, y)
    const pulled = await place()
    expect(pulled).not.toBe('translateX(100%)')
    await page
      .getByRole('button', { name: words.save })
      .last()
      .evaluate((button: HTMLElement) => button.click())
    await page.getByRole('dialog').getByRole('dialog').waitFor()
    expect(await place()).toBe(pulled)
  })

  it('gives way to a colour that is chosen before it ends', async () => {
    const { page, wear } = await draped(
      site,
      '女性',
      'spring-woman',
      (page) => page.addInitScript(holdGlides),
      { reducedMotion: 'no-preference' },
    )
    const { swipe, left, right } = await swipeOn(page, words.one({ colour: wear[0] ?? '' }))
    await swipe(right, left)
    await swatch(page, wear[2]).check()
    await picture(page, words.one({ colour: wear[2] ?? '' })).waitFor()
    await page.evaluate(() => (Reflect.get(window, 'endGlide') as () => void)())
    await next(page).click()
    await picture(page, words.one({ colour: wear[3] ?? '' })).waitFor()
  })
})
