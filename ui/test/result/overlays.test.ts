// The swatch book and the view for the counter both open over the result.
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
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

// One after the other: five at once each took a fifth of a busy processor, and so longer than a test may.
describe.each(overlays)('$name', ({ open, heading, close, code, fault }) => {
  const visit = async (prepare?: (page: Page) => Promise<unknown>) => {
    const page = await site.open(addressWith(), prepare)
    return { page, visitor: visitorOf(page), dialog: page.getByRole('dialog', { name: heading }) }
  }

  it('is accessible, closes with Back, Escape and its button, and returns to the button that opens it', async ({
    expect,
  }) => {
    const { page, visitor, dialog } = await visit()
    await visitor.press(open)
    await dialog.waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    await page.goBack()
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
  })

  it('is one entry of the history, also after two taps while its code loads, and survives a reload', async ({
    expect,
  }) => {
    const held = heldRequests(code)
    const { page, visitor, dialog } = await visit(held.hold)
    const before = await page.evaluate(() => history.length)
    await visitor.press(open)
    await held.requested
    await visitor.press(open)
    held.release()
    await dialog.waitFor()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.reload()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await waitWithoutOverlay(page)
  })

  it('is loaded only when it is opened; each failure is reported, and stays on the result', async ({
    expect,
  }) => {
    let requests = 0
    const { page, visitor, dialog } = await visit((page) =>
      page.route(code, (route) => {
        requests += 1
        return route.abort()
      }),
    )
    expect(requests).toBe(0)
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
  })
})
