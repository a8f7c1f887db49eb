import { describe, expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { mockService } from '../mock-service.js'
import { counterOf, customerOf, onTablet, portrait, waitForNewPage } from './counter-visits.js'

const site = useSite()
const open = counterOf(site)

/** Runs in the page: the device shows it, or not. */
const turn = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** An analysis without an end. */
const analysing = { get: { body: { data: { status: 'analyzing' } } } } as const

describe('the time of a customer at the counter', () => {
  it('counts down and erases everything a minute after the last touch', async () => {
    const { page, customer } = await open()
    await customer.seeResult()
    // The clock goes on as well, and a busy machine is slower than it.
    await page.clock.fastForward(20_000)
    expect(await customer.countdown.count()).toBe(0)
    await page.clock.fastForward(22_000)
    await customer.countdown.waitFor()
    await page.mouse.click(400, 20)
    await customer.countdown.waitFor({ state: 'detached' })
    await page.clock.fastForward(42_000)
    await customer.countdown.waitFor()
    await waitForNewPage(page, () => page.clock.fastForward(19_000))
  })

  it('ends a camera that nobody uses', async () => {
    const page = await site.open('/counter', (page) => onTablet(page, 'nobody'), portrait)
    await customerOf(page).begin()
    await page.locator('video').waitFor()
    await page.clock.fastForward(42_000)
    await customerOf(page).countdown.waitFor()
    await waitForNewPage(page, () => page.clock.fastForward(19_000))
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

  it.each<[string, () => unknown]>([
    ['a click without a pointer', () => document.querySelector('h2')?.click()],
    ['the focus', () => document.querySelector<HTMLElement>('main')?.focus()],
    ['scrolling', () => scrollBy(0, 5)],
    ['an input', () => document.body.dispatchEvent(new Event('input', { bubbles: true }))],
  ])('counts %s as activity', async (_, act) => {
    const { page, customer } = await open('/counter', { viewport: { width: 820, height: 400 } })
    await customer.seeResult()
    await page.clock.fastForward(42_000)
    await customer.countdown.waitFor()
    await page.evaluate(act)
    await customer.countdown.waitFor({ state: 'detached' })
  })

  it('counts down after the clock was set ahead, and goes on after it was set back', async () => {
    const { page, customer } = await open()
    await customer.seeResult()
    const set = async (hours: number) =>
      page.clock.setSystemTime((await page.evaluate(() => Date.now())) + hours * 3_600_000)
    await set(1)
    await customer.countdown.waitFor()
    await page.mouse.click(400, 20)
    await customer.countdown.waitFor({ state: 'detached' })
    await set(-2)
    await waitForNewPage(page, () => page.clock.fastForward(61_000))
  })

  it('erases everything when it wakes from sleep, during which one clock stopped', async () => {
    const { page, customer } = await open()
    await customer.seeResult()
    await page.evaluate(turn, 'hidden')
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000)
    await waitForNewPage(page, () => page.evaluate(turn, 'visible'))
  })

  it('deletes the session of a customer who is erased during the analysis', async () => {
    const { page, customer } = await open()
    await mockService(page, analysing)
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
    const polled = page.waitForRequest(/\/v1\/sessions\/s-1$/)
    await customer.analyse()
    await polled
    await waitForNewPage(page, () => customer.clear.click())
    expect(new URL((await deleted).url()).pathname).toBe('/v1/sessions/s-1')
  })

  it('drops the photo of an analysis without an end', async () => {
    const { page, customer } = await open()
    await mockService(page, analysing)
    await customer.analyse()
    await page.clock.fastForward(61_000)
    expect(await customer.countdown.count()).toBe(0)
    await page.clock.fastForward(42_000)
    await customer.countdown.waitFor()
    await waitForNewPage(page, () => page.clock.fastForward(19_000))
  })
})
