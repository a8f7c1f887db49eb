import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { languageOffer as en } from '@kaoiro/core/locales/en/screens/language-offer'
import { start as startEn } from '@kaoiro/core/locales/en/screens/start'
import { resultPath } from '@kaoiro/core/result-code/path'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const english = { locale: 'en-GB' }
const bar = (page: Page) => page.getByRole('region', { name: en.label })
const answer = (page: Page, name: string) => bar(page).getByRole('button', { name }).click()

/** The sum of all layout shifts up to now. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

describe.concurrent('an English phone', () => {
  it.each(['/', '/gender-select', '/capture?gender=MEN', resultPath(sampleCode)])(
    'is offered English at %s, without moving the page',
    async (address) => {
      const page = await site.open(address, undefined, english)
      await bar(page).getByText(en.question).waitFor()
      expect(await bar(page).getAttribute('lang')).toBe('en')
      expect(await shift(page)).toBe(0)
      expect(await violationsOn(page)).toEqual([])
    },
  )

  it('is shown English after a yes, also later', async () => {
    const page = await site.open('/', undefined, english)
    await answer(page, en.yes)
    await visitorOf(page).heading(startEn.gender.heading).waitFor()
    expect(await bar(page).count()).toBe(0)
    const later = await page.context().newPage()
    await later.goto('/')
    await visitorOf(later).heading(startEn.gender.heading).waitFor()
  })

  it('stays on the Japanese page after closing the offer, with the focus at the content', async () => {
    const page = await site.open('/', undefined, english)
    await answer(page, en.close)
    await bar(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(await page.getAttribute('html', 'lang')).toBe('ja')
  })

  it('no longer sees the offer on the next screen', async () => {
    const page = await site.open('/', undefined, english)
    await bar(page).waitFor()
    await visitorOf(page).begin('女性')
    expect(await bar(page).count()).toBe(0)
  })

  it('is offered English once', async () => {
    const page = await site.open('/', undefined, english)
    await bar(page).waitFor()
    const later = await page.context().newPage()
    await later.goto('/', { waitUntil: 'networkidle' })
    expect(await bar(later).count()).toBe(0)
  })
})

describe.concurrent('no offer is loaded', () => {
  /** Opens an address and returns whether the code of the offer is requested. */
  const isLoaded = async (address: string, locale: string) => {
    const requested: Array<string> = []
    const page = await site.open(
      address,
      (page) => Promise.resolve(page.on('request', (request) => requested.push(request.url()))),
      { locale },
    )
    await page.waitForLoadState('networkidle')
    return requested.some((url) => url.includes('language-offer'))
  }

  it('for a Japanese phone', async () => {
    expect(await isLoaded('/', 'ja-JP')).toBe(false)
    expect(await isLoaded('/', 'en-GB')).toBe(true)
  })

  it.each(['/?lang=en', '/?lang=ja'])('if the address has a language: %s', async (address) => {
    expect(await isLoaded(address, 'en-GB')).toBe(false)
  })
})
