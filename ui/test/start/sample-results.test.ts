import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { samples as en, start as startEn } from '@kaoiro/texts/en'
import { samples as ja } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { areSamplesHydrated } from '../engines/in-page.js'
import { heldRequests } from '../held-requests.js'
import { waitForHydration } from '../hydration.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const code = '**/assets/sample-results-*.js'

const figure = (page: Page, heading: string) =>
  page.getByRole('figure').filter({ hasText: heading })

const picturesOf = (page: Page, heading: string): Promise<ReadonlyArray<number>> =>
  figure(page, heading)
    .getByRole('presentation')
    .evaluateAll(async (images) => {
      const pictures = images.filter((image) => image instanceof HTMLImageElement)
      await Promise.all(pictures.map((image) => image.decode()))
      return pictures.map(({ naturalWidth }) => naturalWidth)
    })

describe.concurrent('the sample results', () => {
  it('are in the page before their code has loaded, and stay, each with a drawing and its names', async () => {
    const { hold, requested, release } = heldRequests(code)
    const page = await site.open('/', hold)
    await requested
    const drawn = await figure(page, ja.heading).elementHandle()
    await visitorOf(page).gender('女性').check()
    release()
    await page.waitForFunction(areSamplesHydrated)
    expect(await drawn.evaluate((element) => element.isConnected)).toBe(true)
    const widths = await picturesOf(page, ja.heading)
    expect(widths).toHaveLength(2)
    expect(Math.min(...widths)).toBeGreaterThan(0)
    for (const { pattern, colour } of Object.values(ja.names)) {
      await figure(page, ja.heading).getByText(pattern, { exact: true }).waitFor()
      await figure(page, ja.heading).getByText(colour, { exact: true }).waitFor()
    }
  })

  it('change with the language before their code has loaded, and appear together with the screen', async () => {
    const { hold, requested, release } = heldRequests(code)
    const page = await site.open('/', hold)
    await requested
    const texts = page.waitForResponse('**/assets/screens-*.js')
    await visitorOf(page).speak('English')
    await texts
    release()
    await figure(page, en.heading).waitFor()
    await page.goto('/gender-select?lang=en')
    await visitorOf(page).heading(startEn.gender.heading).waitFor()
    expect(await figure(page, en.heading).count()).toBe(1)
  })

  it('are left out if their code does not load, and the screen works', async () => {
    const page = await site.openUnhydrated('/', async (page) => {
      // The service does not know this choice, so the browser renders the screen afresh.
      await page.addInitScript(() => localStorage.setItem('kaoiro.language', 'en'))
      await page.route(code, (route) => route.abort())
    })
    await waitForHydration(page)
    await visitorOf(page).heading(startEn.gender.heading).waitFor()
    await page.getByRole('radio', { name: startEn.genders.MEN, exact: true }).check()
    expect(await figure(page, en.heading).count()).toBe(0)
  })
})
