import { describe, expect, it } from 'vitest'
import { shell } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { counterOf, portrait, waitForNewPage } from './counter-visits.js'

const open = counterOf(useSite())

/** A tablet with a browser that may stay on the page. */
interface Leaving {
  readonly at?: string
  /** Runs in the page. */
  readonly prepare?: () => void
  readonly offline?: boolean
}

const blockNavigation = () => {
  const { navigation } = window as unknown as { readonly navigation: EventTarget }
  navigation.addEventListener('navigate', (event) => event.preventDefault())
}

const askBeforeLeaving = () =>
  window.addEventListener('beforeunload', (event) => event.preventDefault())

/** The browser prefers another language, and stays on the page. */
const keepChoice = () => {
  Object.defineProperty(navigator, 'languages', { value: ['ko'] })
  localStorage.setItem('kaoiro.language', 'ja')
  window.addEventListener('beforeunload', (event) => event.preventDefault())
}

/** A service worker controls the page, and the browser has deleted its copy of the site. */
const pretendCopy = () =>
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {}, register: () => Promise.resolve() },
  })

const browsers: ReadonlyArray<readonly [string, Leaving]> = [
  ['shows a fragment', { at: '/counter?lang=ja#x' }],
  ['remembers that language alone', { at: '/counter', prepare: keepChoice }],
  ['blocks navigations', { prepare: blockNavigation }],
  ['asks before it leaves, and stays', { prepare: askBeforeLeaving }],
  ['has lost the network, and its copy of the site', { prepare: pretendCopy, offline: true }],
]

describe('the way back to the first screen of the counter', () => {
  it('leads back from a screen that did not load, by a button and without one', async () => {
    const { page, customer } = await open('/counter', portrait, (page) =>
      page.route('**/counter-visit-*.js', (route) => route.abort()),
    )
    await customer.begin()
    await page.getByText(shell.error.notLoaded).waitFor()
    await waitForNewPage(page, () => customer.press(shell.error.again))
    await customer.begin()
    await page.getByText(shell.error.notLoaded).waitFor()
    await page.clock.fastForward(42_000)
    await customer.countdown.waitFor()
    await waitForNewPage(page, () => page.clock.fastForward(19_000))
  })

  it('loads again without a tap if its first screen did not load, and not once it is shown after another such screen', async () => {
    const { page, customer } = await open('/counter', portrait, async (page) => {
      await page.route('**/counter-screen-*.js', (route) => route.abort())
      await page.route('**/staff-screen-*.js', (route) => route.abort())
    })
    await page.getByText(shell.error.notLoaded).waitFor()
    await page.unroute('**/counter-screen-*.js')
    await page.clock.fastForward(21_000)
    await customer.choose.waitFor()
    await page.evaluate(() => {
      history.pushState(null, '', '/staff')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByText(shell.error.notLoaded).waitFor()
    await page.goBack()
    await customer.choose.waitFor()
    const documents: Array<string> = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.clock.fastForward(21_000)
    expect(documents).toEqual([])
  })

  it('shows the first screen in its own language again in any browser', async () => {
    for (const [name, { at = '/counter?lang=ja', prepare, offline = false }] of browsers) {
      const { page, customer } = await open(at, portrait, async (page) => {
        page.on('dialog', (dialog) => void dialog.dismiss())
        if (prepare !== undefined) await page.addInitScript(prepare)
      })
      await page.getByRole('combobox').selectOption({ label: 'English' })
      await page.getByRole('button', { name: 'Women', exact: true }).click()
      await page.getByRole('button', { name: /agree/ }).click()
      await page.getByRole('slider').waitFor()
      await page.context().setOffline(offline)
      await page.getByRole('button', { name: 'Finish and erase everything' }).click()
      await page.getByRole('slider').waitFor({ state: 'detached' })
      const isBack = async () => {
        await page.clock.runFor(1000).catch(() => undefined)
        return customer.choose.count()
      }
      await expect.poll(isBack, { message: `a browser that ${name}` }).toBe(1)
      expect(new URL(page.url()).hash, name).toBe('')
      await customer.women.click()
      await customer.agree.waitFor()
    }
  })
})
