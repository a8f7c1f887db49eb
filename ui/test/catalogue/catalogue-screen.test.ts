import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { capture, start } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { visibleText } from '../visible-text.js'

const site = useSite()

/** The names of the controls that Tab reaches from the start of a box; null for controls outside it. */
const tabbed = async (box: Locator, presses: number) => {
  await box.evaluate((box) => {
    const start = document.createElement('span')
    start.tabIndex = -1
    box.before(start)
    start.focus()
    start.addEventListener('blur', () => start.remove())
  })
  const names: Array<string | null> = []
  for (let press = 0; press < presses; press++) {
    await box.page().keyboard.press('Tab')
    names.push(
      await box.evaluate((box) => {
        const at = document.activeElement
        if (at === null || !box.contains(at)) return null
        return at.getAttribute('aria-label') ?? (at.closest('label') ?? at).textContent
      }),
    )
  }
  return names
}

it('Tab reaches each control of a component once, and the hairline guide announces moves by its buttons', async () => {
  const page = await site.open('/component-catalog')
  /** A component in one of its states. */
  const box = (component: string, state: string) =>
    page.locator(`[data-catalogue="${component} / ${state}"]`)
  await page.locator('[data-catalogue]').first().waitFor()
  const { slider, up, down, value } = capture.hairline
  const { retake, use } = capture.doubt
  const atDefault = box('HairlineGuide', 'at its default')
  expect(await tabbed(atDefault, 4)).toEqual([slider, up, down, null])
  expect(await tabbed(box('ActionBar', 'beside'), 3)).toEqual([retake, use, null])
  // A group of options is one stop.
  expect(await tabbed(box('GenderChoice', 'women'), 2)).toEqual([start.genders.WOMEN, null])
  expect(await tabbed(box('Button', 'primary disabled'), 1)).toEqual([null])

  for (const [state, button, to] of [
    ['at its default', up, 19],
    ['at the top', up, 0],
    ['at the foot', down, 100],
  ] as const) {
    const guide = box('HairlineGuide', state)
    await guide.getByRole('button', { name: button }).click()
    // Screen readers announce moves by the range input only, so the guide announces those by buttons.
    const announced = guide.locator('[aria-live]')
    await expect.poll(() => visibleText(announced)).toBe(value({ percent: to }))
    expect(await guide.getByRole('slider').inputValue()).toBe(String(to))
  }
})
