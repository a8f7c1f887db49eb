import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { counter as words, drape, shell, start } from '@kaoiro/texts/ja'
import { smallTargetsOn, violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { trackStates } from '../capture/camera/fake-camera.js'
import { heldRequests } from '../held-requests.js'
import { settled } from '../settled.js'
import { counterOf, portrait, waitForNewPage } from './counter-visits.js'

const open = counterOf(useSite())

const landscape = { viewport: { width: 1180, height: 820 } } satisfies BrowserContextOptions

/** Runs in the page: the texts of sentences, products and actions below the countdown. */
const coveredByCountdown = (): ReadonlyArray<string> => {
  const bar = document.querySelector('[popover]')?.getBoundingClientRect()
  return Array.from(
    document.querySelectorAll<HTMLElement>('main :is(button, ul li, code, p:not([popover] *))'),
  )
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return bar === undefined || (height > 0 && top < bar.bottom && bottom > bar.top)
    })
    .flatMap(({ innerText }) => (innerText === '' ? [] : innerText))
}

/** Runs in the page: it takes a while to fill the screen. Records whether it did before a dialog opened. */
const fillSlowly = () => {
  let isFull = false
  Element.prototype.requestFullscreen = () =>
    new Promise((resolve) => {
      setTimeout(() => {
        isFull = true
        resolve()
      }, 500)
    })
  const original = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal')
  HTMLDialogElement.prototype.showModal = function () {
    Reflect.set(window, 'isOpenedLater', isFull)
    Reflect.apply(original?.value as () => void, this, [])
  }
}

/** Runs in the page: the browser never says whether the page fills the screen. */
const neverFill = () => {
  Element.prototype.requestFullscreen = () => new Promise(() => undefined)
}

/** Everything that the browser stores for the page, as text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(cached.map((cache) => cache.keys()))
    return JSON.stringify([
      [Object.entries(sessionStorage), Object.entries(localStorage), await indexedDB.databases()],
      [history.state as unknown, location.href, document.cookie],
      requests.flat().map(({ url }) => url),
    ])
  })

/** All strings and objects of the page's memory, after garbage collection. */
const memoryOf = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page)
  const chunks: Array<string> = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return chunks.join('')
}

describe('the counter', () => {
  it('leads from two taps to the result, which it does not store, and erases the customer with one tap', async () => {
    const { page, customer } = await open('/counter?lang=ja')
    await customer.choose.waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    expect(await page.locator('header, footer').filter({ visible: true }).count()).toBe(0)
    const methods: Array<string> = []
    page.on('request', (request) => methods.push(request.method()))
    const before = await page.evaluate(() => history.length)
    const code = await customer.seeResult()
    await expect.poll(() => methods).toContain('DELETE')
    const stored = await storedIn(page)
    expect(stored).not.toContain(code)
    expect(stored).not.toContain('kaoiro.photo')
    expect(await page.evaluate(trackStates)).toEqual(['ended'])
    // Her face to try colours on, without a product and without an entry for Back, which staff may open.
    expect(await page.getByText('B-12').count()).toBe(0)
    await page.getByRole('radio', { name: drape.modes.lips, exact: true }).check()
    await page.getByRole('img', { name: 'リップ' }).waitFor()
    await page.getByRole('radio', { name: drape.modes.seasons, exact: true }).check()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    await customer.press(words.staff.view)
    await page.getByText('B-12').waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.getByRole('link').filter({ visible: true }).count()).toBe(0)
    await customer.press(words.back)

    expect(await memoryOf(page)).toContain(code)
    await waitForNewPage(page, () => customer.clear.click())
    expect(await memoryOf(page)).not.toContain(code)
    expect(await storedIn(page)).not.toContain(code)
    const names = await page.evaluate(() => [sessionStorage, localStorage].flatMap(Object.keys))
    expect(names.filter((name) => !/^kaoiro\.(emptied|language|latest|left)$/.test(name))).toEqual(
      [],
    )
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
    await page.goForward()
    await customer.choose.waitFor()
  })

  it('counts down without covering a product or an action, and erases the customer without the network', async () => {
    // A window that fills the screen cannot be resized. The camera opens none the less.
    const { page, customer } = await open('/counter', portrait, (page) =>
      page.addInitScript(neverFill),
    )
    const uncovered = async (patience: number) => {
      for (const { viewport } of [landscape, portrait]) {
        await page.setViewportSize(viewport)
        await page.clock.fastForward(patience - 18_000)
        await customer.countdown.waitFor()
        await settled(page)
        expect(await page.evaluate(coveredByCountdown)).toEqual([])
        await page.mouse.click(400, 20)
        await customer.countdown.waitFor({ state: 'detached' })
      }
    }
    await customer.begin()
    await customer.slider.waitFor()
    await uncovered(60_000)
    await customer.check()
    await customer.qr.waitFor()
    await page.getByRole('slider', { name: drape.divider }).waitFor()
    await uncovered(120_000)
    await customer.press(words.staff.view)
    await page.getByText('リップ').waitFor()
    await uncovered(120_000)
    await page.context().setOffline(true)
    await customer.clear.click()
    await customer.alert.getByText(words.offline).waitFor()
    expect(await page.locator('code').count()).toBe(0)
  })

  it('opens the camera once the page fills the screen, which covers earlier dialogs in WebKit, with code that loads late', async () => {
    const later = heldRequests('**/counter-visit-*.js')
    const { page, customer } = await open('/counter', portrait, async (page) => {
      await page.addInitScript(fillSlowly)
      await later.hold(page)
    })
    await customer.choose.waitFor()
    await customer.begin()
    later.release()
    await customer.slider.waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'isOpenedLater') as unknown)).toBe(true)
  })

  it('asks each customer to agree, with the details on the tablet, before it opens the camera', async () => {
    const { page, customer } = await open()
    for (let each = 0; each < 2; each++) {
      await customer.women.click()
      await customer.agree.waitFor()
      expect(await page.evaluate(trackStates)).toEqual([])
      expect(await violationsOn(page)).toEqual([])
      expect(await smallTargetsOn(page)).toEqual([])
      for (const details of [start.gender.terms.more, shell.footer.data]) {
        await customer.press(details)
        await customer.heading(details).waitFor()
        expect(await violationsOn(page)).toEqual([])
        expect(await page.getByRole('link').filter({ visible: true }).count()).toBe(0)
        await customer.press(words.back)
      }
      await waitForNewPage(page, () => page.clock.fastForward(61_000))
    }
  })
})
