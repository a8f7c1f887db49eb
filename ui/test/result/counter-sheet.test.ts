import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shop as shopEn, start as startEn } from '@kaoiro/texts/en'
import { content as ja, paletteToCarry, shop, start } from '@kaoiro/texts/ja'
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

it('the view for the counter replaces another overlay that is still loading, and opens before its products, with the focus on its heading', async () => {
  const [products, book] = [
    heldRequests('**/assets/store-*.json'),
    heldRequests('**/swatch-book-*.js'),
  ]
  const page = await site.open(addressWith(), async (page) => {
    await products.hold(page)
    await book.hold(page)
  })
  const visitor = visitorOf(page)
  await products.requested
  await visitor.press(paletteToCarry.open)
  await book.requested
  await visitor.press(words.open)
  const dialog = dialogOn(page)
  await dialog.getByRole('img', { name: words.qr }).waitFor()
  book.release()
  products.release()
  await expect.poll(() => dialog.getByRole('list').count()).toBe(2)
  const shown = await visibleText(dialog)
  for (const text of [codeWith(), ja.faceTypes.natural.name, ja.seasons.winter.name])
    expect(shown).toContain(text)
  await expect.poll(() => focusedText(page)).toBe(words.heading)
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await visitor.press(words.close)
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForFunction(() => !('overlay' in ((history.state as object | null) ?? {})))
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('the view for the counter tells staff gender, category and shade in the store’s language, next to the customer’s', async () => {
  const page = await site.open(`${addressWith()}?lang=en`)
  await page.getByRole('button', { name: shopEn.counter.open }).click()
  const dialog = page.getByRole('dialog', { name: shopEn.counter.heading })
  for (const [language, gender, lip] of [
    ['ja', start.genders.WOMEN, shop.products.categories.lip],
    ['en', startEn.genders.WOMEN, shopEn.products.categories.lip],
  ] as const) {
    const part = dialog.locator(`div[lang=${language}]`)
    await part.getByText(gender, { exact: true }).waitFor()
    await part.getByText(lip, { exact: true }).waitFor()
    await part.getByText('B-12').waitFor()
  }
})
