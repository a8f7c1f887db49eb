import { describe, expect, it } from 'vitest'
import { camera } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { showScene } from '../capture/camera/fake-camera.js'
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

/** Runs in the page: waits for the event, which is activity, too, and comes with the next frame. */
const scrollALittle = () =>
  new Promise((resolve) => {
    addEventListener('scroll', resolve, { once: true })
    scrollBy(0, 5)
  }).then(() => undefined)

describe('the time of a customer at the counter', () => {
  it('starts again with every kind of activity, and erases everything two minutes after the last at the result', async () => {
    const { page, customer } = await open('/counter', { viewport: { width: 820, height: 400 } })
    await customer.seeResult()
    // From here on, only the test moves the clock: a busy machine would be slower than the customer.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
    // Two pauses in a row would be over two minutes, and one does not start the countdown.
    for (const act of [
      () => page.evaluate(scrollALittle),
      () => page.evaluate(() => document.querySelector('h2')?.click()),
      () =>
        page.evaluate(() =>
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
        ),
      () => page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true }))),
      () => page.mouse.click(400, 20),
    ]) {
      await act()
      await page.clock.fastForward(65_000)
      expect(await customer.countdown.count()).toBe(0)
    }
    await page.clock.fastForward(40_000)
    await customer.countdown.waitFor()
    await page.mouse.click(400, 20)
    await customer.countdown.waitFor({ state: 'detached' })
    await waitForNewPage(page, async () => {
      await page.clock.fastForward(121_000)
      await page.clock.resume()
    })
  })

  it('goes on while a face is in front of the camera, and ends at a camera that nobody uses', async () => {
    const page = await site.open('/counter', (page) => onTablet(page, 'turned'), portrait)
    const customer = customerOf(page)
    await customer.begin()
    // The guidance measures frames now.
    const guided = page.getByText(camera.hints.straight).first()
    await guided.waitFor()
    for (let time = 0; time < 3; time++) {
      await page.clock.fastForward(42_000)
      await customer.countdown.waitFor({ state: 'detached' })
    }
    await page.evaluate(showScene, 'nobody')
    await guided.waitFor({ state: 'detached' })
    await page.clock.fastForward(42_000)
    await customer.countdown.waitFor()
    await waitForNewPage(page, () => page.clock.fastForward(19_000))
  })

  it('is longer during an analysis, and over when the tablet wakes from sleep; the session is deleted with the customer', async () => {
    const { page, customer } = await open()
    await mockService(page, { get: { body: { data: { status: 'analyzing' } } } })
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
    const polled = page.waitForRequest(/\/v1\/sessions\/s-1$/)
    await customer.analyse()
    await polled
    await page.clock.fastForward(61_000)
    expect(await customer.countdown.count()).toBe(0)
    // One of the clocks stops during sleep.
    await page.evaluate(turn, 'hidden')
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000)
    await waitForNewPage(page, () => page.evaluate(turn, 'visible'))
    expect(new URL((await deleted).url()).pathname).toBe('/v1/sessions/s-1')
  })
})
