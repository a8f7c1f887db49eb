import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const catalogue = async (reducedMotion: 'reduce' | 'no-preference') => {
  const page = await site.open('/component-catalog', undefined, { reducedMotion })
  await page.locator('[data-catalogue]').first().waitFor()
  return page
}

/** Chooses, agrees and hovers over a button, to start all transitions. */
const stir = async (page: Page) => {
  await page.evaluate(() => {
    for (const input of Array.from(document.querySelectorAll<HTMLElement>('[type="radio"]')))
      input.click()
  })
  await page.locator('[data-catalogue="Button / primary"] button').hover()
}

const running = (page: Page) => page.evaluate(() => document.getAnimations().length)

describe('motion', () => {
  it('takes less than 200 ms, except for progress indicators, and is off if the visitor prefers reduced motion', async () => {
    const still = await catalogue('reduce')
    await stir(still)
    expect(await running(still)).toBe(0)

    const page = await catalogue('no-preference')
    await stir(page)
    expect(await running(page)).toBeGreaterThan(0)
    const loops = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ animationName }) => animationName.split('_')[1])
        // This animation only delays a second tap; nothing moves.
        .filter((name) => name !== 'settle'),
    )
    expect(new Set(loops)).toEqual(new Set(['turn']))
    const seconds = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*')).flatMap((element) =>
        [null, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .flatMap(({ transitionDuration, transitionDelay }) =>
            `${transitionDuration}, ${transitionDelay}`.split(', '),
          )
          .map(parseFloat),
      ),
    )
    const longest = Math.max(...seconds)
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThan(0.2)
  })

  it('is on during an analysis, and off if the visitor prefers reduced motion', async ({
    expect,
  }) => {
    const analysing = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await site.open('/capture?gender=WOMEN', heldRequests('**/bucket/*').hold, {
        reducedMotion,
      })
      const visitor = visitorOf(page)
      await visitor.choose('portraits/spring-woman.jpg')
      await visitor.check()
      await visitor.heading('分析しています').waitFor()
      return page
    }
    const [reduced, full] = [await analysing('reduce'), await analysing('no-preference')]
    await expect.poll(() => running(full)).toBeGreaterThan(0)
    expect(await running(reduced)).toBe(0)
  })
})
