import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { chromiumOptions, phone, useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

/** Screenshots of a swatch, of the drawing of a face, and of the room around the heading. */
const shown = async (page: Page) => {
  await visitorOf(page).heading('診断結果').waitFor()
  const swatch = page.locator('[class*="swatch"] rect').first()
  const face = page.getByRole('img').first()
  return {
    swatch: (await swatch.screenshot()).toString('base64'),
    face: (await face.screenshot()).toString('base64'),
    ground: await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  }
}

describe('colours to judge', () => {
  it('are kept where the system forces its own', async () => {
    const page = await site.open(addressWith())
    const before = await shown(page)
    await page.emulateMedia({ forcedColors: 'active' })
    const forced = await shown(page)
    expect(forced.ground).not.toBe(before.ground)
    expect(forced.swatch).toBe(before.swatch)
  })

  it('and their light ground are kept where the browser darkens pages', async () => {
    const options = chromiumOptions()
    const dark = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), '--blink-settings=forceDarkModeEnabled=true'],
    })
    try {
      const context = await dark.newContext({ ...phone, baseURL: inject('siteAddress') })
      const page = await context.newPage()
      await page.goto(addressWith())
      const before = await shown(await site.open(addressWith()))
      expect(await shown(page)).toEqual(before)
    } finally {
      await dark.close()
    }
  })
})
