import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { content as ja, paletteToCarry, shop } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { addressWith, codeWith } from '../results.js'
import { withoutBreaks } from '../../src/components/break-place.js'
import { visibleText } from '../visible-text.js'
import { visitorOf } from '../visitor.js'

const site = useSite()
const { counter: words } = shop

const dialogOn = (page: Page) => page.getByRole('dialog', { name: words.heading })

const focusedText = async (page: Page) =>
  withoutBreaks(await page.evaluate(() => document.activeElement?.textContent ?? ''))

const waitWithoutOverlay = (page: Page) =>
  page.waitForFunction(() => !('overlay' in ((history.state as object | null) ?? {})))

describe.concurrent('the view for the counter', () => {
  it('opens before the products have loaded, then shows code, names and products from its top, with the focus on its heading', async ({
    expect,
  }) => {
    const products = heldRequests('**/assets/store-*.json')
    const page = await site.open(addressWith(), products.hold)
    await products.requested
    await visitorOf(page).press(words.open)
    const dialog = dialogOn(page)
    await dialog.getByRole('img', { name: words.qr }).waitFor()
    products.release()
    await expect.poll(() => dialog.getByRole('list').count()).toBe(2)
    const shown = await visibleText(dialog)
    for (const text of [codeWith(), ja.faceTypes.natural.name, ja.seasons.winter.name])
      expect(shown).toContain(text)
    await expect.poll(() => focusedText(page)).toBe(words.heading)
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })

  it('replaces another overlay that is still loading', async () => {
    const code = heldRequests('**/swatch-book-*.js')
    const page = await site.open(addressWith(), code.hold)
    const visitor = visitorOf(page)
    await visitor.press(paletteToCarry.open)
    await code.requested
    await visitor.press(words.open)
    await dialogOn(page).waitFor()
    code.release()
    await visitor.press(words.close)
    await dialogOn(page).waitFor({ state: 'hidden' })
    await waitWithoutOverlay(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
