import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { content as ja, paletteToCarry, shop } from '@kaoiro/texts/ja'
import { smallTargetsOn, violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { heldRequests } from '../../held-requests.js'
import { addressWith, codeWith } from '../../results.js'
import { withoutBreaks } from '../../../src/components/break-place.js'
import { visibleText } from '../../visible-text.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()
const { counter: words } = shop

const dialogOn = (page: Page) => page.getByRole('dialog', { name: words.heading })

const focusedText = async (page: Page) =>
  withoutBreaks(await page.evaluate(() => document.activeElement?.textContent ?? ''))

const waitWithoutOverlay = (page: Page) =>
  page.waitForFunction(() => !('overlay' in ((history.state as object | null) ?? {})))

const opened = async () => {
  const page = await site.open(addressWith())
  const visitor = visitorOf(page)
  await visitor.press(words.open)
  const dialog = dialogOn(page)
  await dialog.getByRole('img', { name: words.qr }).waitFor()
  return { page, visitor, dialog }
}

describe.concurrent('the view for the counter', () => {
  it('shows the code, both names and the products', async () => {
    const { dialog } = await opened()
    const shown = await visibleText(dialog)
    for (const text of [codeWith(), ja.faceTypes.natural.name, ja.seasons.winter.name])
      expect(shown).toContain(text)
    expect(await dialog.getByRole('list').count()).toBe(2)
  })

  it('starts at its top, with the focus on its heading', async () => {
    const { page, dialog } = await opened()
    expect(await focusedText(page)).toBe(words.heading)
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })

  it.each(['Back', 'Escape', words.close])(
    'closes with %s, which returns to the button on the same page',
    async (way) => {
      const { page, visitor, dialog } = await opened()
      if (way === 'Back') await page.goBack()
      else if (way === 'Escape') await page.keyboard.press(way)
      else await visitor.press(way)
      await dialog.waitFor({ state: 'hidden' })
      await waitWithoutOverlay(page)
      expect(visitor.place()).toBe(addressWith())
      expect(await focusedText(page)).toBe(words.open)
    },
  )

  it('opens again after it was closed', async () => {
    const { page, visitor, dialog } = await opened()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await visitor.press(words.open)
    await dialog.waitFor()
  })

  it('is still open after a reload', async () => {
    const { page, dialog } = await opened()
    await page.reload()
    await dialog.getByRole('img', { name: words.qr }).waitFor()
  })

  it('is one entry of the history, also after two taps while its code loads', async () => {
    const code = heldRequests('**/counter-sheet-*.js')
    const page = await site.open(addressWith(), code.hold)
    const visitor = visitorOf(page)
    await visitor.press(words.open)
    await code.requested
    await visitor.press(words.open)
    code.release()
    await dialogOn(page).waitFor()
    await visitor.press(words.close)
    await dialogOn(page).waitFor({ state: 'hidden' })
    await waitWithoutOverlay(page)
    expect(visitor.place()).toBe(addressWith())
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

  it('is loaded only when it is opened; a failure is reported', async () => {
    const requests: Array<string> = []
    const page = await site.open(addressWith(), (page) =>
      page.route('**/counter-sheet-*.js', (route) => {
        requests.push(route.request().url())
        return route.abort()
      }),
    )
    await page.getByRole('button', { name: words.open }).waitFor()
    expect(requests).toEqual([])
    await visitorOf(page).press(words.open)
    await page.getByRole('alert').getByText(words.notLoaded.slice(0, 9)).waitFor()
    expect(requests.length).toBeGreaterThan(0)
    expect(await dialogOn(page).count()).toBe(0)
    await waitWithoutOverlay(page)
    const first = requests.length
    // Another overlay opens and closes: by then, everything that the failure started has happened.
    await visitorOf(page).press(paletteToCarry.open)
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(requests.length).toBe(first)
    expect(visitorOf(page).place()).toBe(addressWith())
  })

  it('is accessible', async () => {
    const { page } = await opened()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
  })
})
