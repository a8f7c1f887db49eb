import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { boxOf, screenshotOf } from '../settled.js'
import { visitorOf } from '../visitor.js'

const site = useSite()
const darkening = useSite(['--blink-settings=forceDarkModeEnabled=true'])

/** The pixels of a small square of the window. */
const pixelsAt = async (page: Page, x: number, y: number): Promise<string> => {
  const clip = { x: Math.round(x), y: Math.round(y), width: 2, height: 2 }
  return (await screenshotOf(page, { clip })).toString('base64')
}

/** The middle of a swatch, and the ground next to it. */
const shown = async (page: Page) => {
  await visitorOf(page).heading('診断結果').waitFor()
  const swatch = page.locator('[class*="swatch"] rect').first()
  await swatch.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(swatch)
  const middle = y + height / 2
  return {
    swatch: await pixelsAt(page, x + width / 2, middle),
    ground: await pixelsAt(page, 4, middle),
  }
}

it('colours to judge are kept where the system forces its own, and where the browser darkens pages', async () => {
  const page = await site.open(addressWith())
  const before = await shown(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await shown(page)
  expect(forced.ground).not.toBe(before.ground)
  expect(forced.swatch).toBe(before.swatch)

  const dark = await darkening.open(addressWith(), undefined, { colorScheme: 'dark' })
  expect(await shown(dark)).toEqual(before)
  // Other pages are darkened.
  await dark.evaluate(() => document.querySelector('[name="color-scheme"]')?.remove())
  expect((await shown(dark)).ground).not.toBe(before.ground)
})
