import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { smallTargetsOn, violationsOn } from '../a11y/checks.js'
import { serveByService, useDeviceSite } from '../device/device-site.js'
import { visitorOf } from '../visitor.js'
import { dataLayerOf, pushed, stayOnPage } from './steps-of.js'

const site = useDeviceSite('tagged', serveByService)

/** A tag that sends each step to its own origin, and tries to send it and to load a script from elsewhere. */
const tag = `
  const sent = []
  const send = (step) => {
    fetch('https://tags.example.com/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(step) })
    fetch('https://elsewhere.example/collect').catch(() => undefined)
  }
  dataLayer.forEach(send)
  const push = dataLayer.push
  dataLayer.push = (...steps) => { steps.forEach(send); return push.apply(dataLayer, steps) }
  document.head.append(Object.assign(document.createElement('script'), { src: 'https://tags.example.com/other.js' }))
`

/** Opens the site with its tag, and records the requests to other sites. */
const open = async (prepare?: (page: Page) => Promise<unknown>, at?: string) => {
  const elsewhere: Array<Request> = []
  const { page } = await site.open(
    at,
    async (page) => {
      await stayOnPage(page)
      await page.route(/^https:/, (route) => {
        elsewhere.push(route.request())
        return route.fulfill({ contentType: 'text/javascript', body: tag })
      })
      await prepare?.(page)
    },
    'block',
  )
  const visitor = visitorOf(page)
  const question = page.getByRole('region', { name: 'ご利用状況の計測' })
  return { page, visitor, question, elsewhere }
}

const urlsOf = (requests: ReadonlyArray<Request>) => [
  ...new Set(requests.map((request) => request.url())),
]

describe('a site that asks before it reports steps', () => {
  it('loads and pushes nothing before the answer, then the steps so far, without the result', async () => {
    const { page, visitor, question, elsewhere } = await open()
    await question.waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    expect(await dataLayerOf(page)).toBeNull()
    expect(elsewhere).toEqual([])

    await visitor.press('許可する')
    const steps = pushed(
      'start',
      'photo',
      { step: 'check', outcome: 'passed' },
      'result',
      'reserve',
    )
    await page.locator('a[href*="/counselling/"]').click()
    await expect
      .poll(() =>
        elsewhere.flatMap((request) => {
          const body = request.postData()
          return body === null ? [] : [JSON.parse(body) as unknown]
        }),
      )
      .toEqual(steps)
    await expect.poll(() => dataLayerOf(page)).toEqual(steps)
    expect(urlsOf(elsewhere)).toEqual([
      'https://tags.example.com/tag.js?id=K-1',
      'https://tags.example.com/collect',
    ])
    for (const request of elsewhere) {
      const headers = await request.allHeaders()
      expect(headers['referer']).toBeUndefined()
      expect(JSON.stringify([request.url(), request.postData(), headers])).not.toContain(code)
    }
  })

  it('reports nothing after a no, remembers it, and lets the visitor change it', async () => {
    const { page, visitor, question, elsewhere } = await open()
    await visitor.gender('女性').check()
    await visitor.press('許可しない')
    await question.waitFor({ state: 'detached' })
    await visitor.begin('女性')
    await page.reload()
    const change = page.getByRole('button', { name: '計測の設定' })
    await change.waitFor()
    expect(await question.count()).toBe(0)
    expect(await dataLayerOf(page)).toBeNull()
    expect(elsewhere).toEqual([])

    await change.click()
    await visitor.press('許可する')
    await question.waitFor({ state: 'detached' })
    expect(await dataLayerOf(page)).toBeNull()
    await visitor.choose('portraits/spring-woman.jpg')
    await expect
      .poll(() => dataLayerOf(page))
      .toEqual(pushed('photo', { step: 'check', outcome: 'passed' }))
    await page.reload()
    await change.waitFor()
    expect(await question.count()).toBe(0)
  })

  it('covers neither the actions of a screen nor the end of the page', async () => {
    const { page, question, visitor } = await open()
    await question.waitFor()
    const gap = async () => {
      const [bar, start] = await Promise.all([question.boundingBox(), visitor.start.boundingBox()])
      return (bar?.y ?? 0) - (start === null ? Infinity : start.y + start.height)
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    const change = page.getByRole('button', { name: '計測の設定' })
    await change.focus()
    await change.click()
  })
})

/** Opens the site in another tab of the same browser. */
const anotherTab = async (page: Page) => {
  const tab = await page.context().newPage()
  await tab.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await tab.goto('/')
  return { tab, visitor: visitorOf(tab) }
}

describe('an answer in another tab', () => {
  it('answers the question here, and passes on the steps so far', async () => {
    const { page, visitor, question } = await open()
    await question.waitFor()
    await visitor.begin('女性')
    const other = await anotherTab(page)
    await other.visitor.press('許可する')
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => dataLayerOf(page)).toEqual(pushed('start'))
  })

  it('stops the reports of this tab after a no', async () => {
    const { page, visitor, question } = await open()
    await visitor.press('許可する')
    await visitor.begin('女性')
    await expect.poll(() => dataLayerOf(page)).toEqual(pushed('start'))
    await visitor.press('計測の設定')
    await question.waitFor()
    const other = await anotherTab(page)
    await other.visitor.press('計測の設定')
    await other.visitor.press('許可しない')
    await question.waitFor({ state: 'detached' })
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.result()
    expect(await dataLayerOf(page)).toEqual(pushed('start'))
  })

  it('is asked for again after a return from the browser’s memory', async () => {
    const { page, question } = await open()
    await question.waitFor()
    await page.evaluate(() => {
      window.localStorage.setItem('kaoiro.analytics', 'no')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await question.waitFor({ state: 'detached' })
  })
})

describe('a browser that says no for its user', () => {
  it.each(['globalPrivacyControl', 'doNotTrack'])('is not asked: %s', async (signal) => {
    const { page, visitor, question, elsewhere } = await open((page) =>
      page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true
        Object.defineProperty(navigator, name, { value })
        window.localStorage.setItem('kaoiro.analytics', 'yes')
      }, signal),
    )
    await visitor.begin('女性')
    await visitor.choose('portraits/spring-woman.jpg')
    expect(await question.count()).toBe(0)
    expect(await dataLayerOf(page)).toBeNull()
    expect(elsewhere).toEqual([])
  })
})
