// The swatch book and the view for the counter both open over the result.
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { paletteToCarry, shop } from '@kaoiro/texts/ja'
import { withoutBreaks } from '../../src/components/break-place.js'
import { smallTargetsOn, violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { addressWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const { book } = paletteToCarry
const { counter } = shop

const overlays = [
  {
    name: 'the swatch book',
    ...{ open: paletteToCarry.open, heading: book.heading, close: book.close },
    ...{ code: '**/swatch-book-*.js', fault: paletteToCarry.notOpened },
  },
  {
    name: 'the view for the counter',
    ...{ open: counter.open, heading: counter.heading, close: counter.close },
    ...{ code: '**/counter-sheet-*.js', fault: counter.notLoaded },
  },
]

const waitWithoutOverlay = (page: Page) =>
  page.waitForFunction(() => !('overlay' in ((history.state as object | null) ?? {})))

const focusedText = async (page: Page) =>
  withoutBreaks(await page.evaluate(() => document.activeElement?.textContent ?? ''))

it.each(overlays)(
  '$name is loaded when it is opened, is one entry of the history, is accessible, and returns to its button',
  async ({ open, heading, close, code, fault }) => {
    let requests = 0
    const refuse = (route: Route) => {
      requests += 1
      return route.abort()
    }
    const page = await site.open(addressWith(), (page) => page.route(code, refuse))
    const visitor = visitorOf(page)
    const dialog = page.getByRole('dialog', { name: heading })
    const entries = () => page.evaluate(() => history.length)

    // Each failure is reported, and stays on the result.
    expect(requests).toBe(0)
    const before = await entries()
    const failed = page.getByText(fault.slice(0, 9))
    await visitor.press(open)
    await failed.waitFor()
    await waitWithoutOverlay(page)
    const first = requests
    expect(first).toBeGreaterThan(0)
    await visitor.press(open)
    await expect.poll(() => requests).toBe(2 * first)
    await failed.waitFor()
    await waitWithoutOverlay(page)
    expect(await dialog.count()).toBe(0)
    expect(visitor.place()).toBe(addressWith())
    await page.unroute(code)

    // Two taps while its code loads are one entry of the history, which survives a reload.
    const held = heldRequests(code)
    await held.hold(page)
    await visitor.press(open)
    await held.requested
    await visitor.press(open)
    held.release()
    await dialog.waitFor()
    expect(await entries()).toBe(before + 1)
    await page.reload()
    await dialog.waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await waitWithoutOverlay(page)

    const ways = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => visitor.press(close),
    ]
    for (const leave of ways) {
      await visitor.press(open)
      await dialog.waitFor()
      await leave()
      await dialog.waitFor({ state: 'hidden' })
      await waitWithoutOverlay(page)
      expect(visitor.place()).toBe(addressWith())
      await expect.poll(() => focusedText(page)).toBe(open)
    }
  },
)
