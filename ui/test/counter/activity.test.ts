import { describe, expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { mockService } from '../mock-service.js'
import { counterOf, customerOf, onTablet, portrait, waitForNewPage } from './counter-visits.js'

// How the time passes, and how much of it each screen gets, is tested in screens.

const site = useSite()
const open = counterOf(site)

/** Runs in the page: the device shows it, or not. */
const turn = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the time of a customer at the counter', () => {
  it('starts again with every kind of activity, and erases everything a minute after the last', async () => {
    const { page, customer } = await open('/counter', { viewport: { width: 820, height: 400 } })
    await customer.seeResult()
    // Two pauses in a row would be over a minute, and one does not start the countdown.
    for (const act of [
      () => page.evaluate(() => document.querySelector('h2')?.click()),
      () => page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus()),
      () => page.evaluate(() => scrollBy(0, 5)),
      () => page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true }))),
      () => page.mouse.click(400, 20),
    ]) {
      await act()
      await page.clock.fastForward(32_000)
      expect(await customer.countdown.count()).toBe(0)
    }
    // The clock goes on as well, and a busy machine is slower than it.
    await page.clock.fastForward(12_000)
    await customer.countdown.waitFor()
    await page.mouse.click(400, 20)
    await customer.countdown.waitFor({ state: 'detached' })
    await waitForNewPage(page, () => page.clock.fastForward(61_000))
  })

  it('goes on while a face is in front of the camera', async () => {
    const page = await site.open('/counter', (page) => onTablet(page, 'turned'), portrait)
    const customer = customerOf(page)
    await customer.begin()
    // The guidance measures frames now.
    await page.getByText('正面', { exact: false }).first().waitFor()
    for (let time = 0; time < 3; time++) {
      await page.clock.fastForward(42_000)
      await customer.countdown.waitFor({ state: 'detached' })
    }
    expect(await page.locator('video').count()).toBe(1)
  })

  it('ends at a camera that nobody uses', async () => {
    const page = await site.open('/counter', (page) => onTablet(page, 'nobody'), portrait)
    await customerOf(page).begin()
    await page.locator('video').waitFor()
    await page.clock.fastForward(42_000)
    await customerOf(page).countdown.waitFor()
    await waitForNewPage(page, () => page.clock.fastForward(19_000))
  })

  it('is over when the tablet wakes from sleep, during which one clock stopped', async () => {
    const { page, customer } = await open()
    await customer.seeResult()
    await page.evaluate(turn, 'hidden')
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000)
    await waitForNewPage(page, () => page.evaluate(turn, 'visible'))
  })

  it('is longer during an analysis, whose session is deleted with the customer', async () => {
    const { page, customer } = await open()
    await mockService(page, { get: { body: { data: { status: 'analyzing' } } } })
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
    const polled = page.waitForRequest(/\/v1\/sessions\/s-1$/)
    await customer.analyse()
    await polled
    await page.clock.fastForward(61_000)
    expect(await customer.countdown.count()).toBe(0)
    await waitForNewPage(page, () => customer.clear.click())
    expect(new URL((await deleted).url()).pathname).toBe('/v1/sessions/s-1')
  })
})
