import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { content as ja, result as texts } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { addressWith, codeWith } from '../results.js'
import { boxOf, settled } from '../settled.js'
import { visitorOf } from '../visitor.js'

// What the page contains is tested without a browser (server/result-page.test.ts).

const site = useSite()

const opened = async (address = addressWith(), prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(address, prepare)
  const visitor = visitorOf(page)
  await visitor.heading('診断結果').waitFor()
  const more = page.getByRole('button', { name: '続きを読む' })
  return { page, visitor, more }
}

describe.concurrent('a result', () => {
  it('works without a service, shows both names on the first screen, ends within four, and names two seasons in one size', async ({
    expect,
  }) => {
    const requests: Array<string> = []
    const { page } = await opened(addressWith(), (page) =>
      Promise.resolve(page.on('request', (request) => requests.push(request.url()))),
    )
    await page.getByText(codeWith(), { exact: true }).waitFor()
    await settled(page)
    expect(requests.filter((url) => url.endsWith('.js'))).not.toEqual([])
    expect(requests.filter((url) => url.includes('/v1/'))).toEqual([])
    const [{ y, height }, { y: end }] = [
      await boxOf(page.getByRole('definition').nth(1)),
      await boxOf(page.getByRole('link', { name: texts.invite })),
    ]
    expect(y + height).toBeLessThan(end)
    const screens =
      (await boxOf(page.getByRole('main'))).height / (await page.evaluate(() => innerHeight))
    expect(screens).toBeLessThanOrEqual(4)

    // Its season is below one half.
    const colorComposition = { spring: 0, summer: 35, autumn: 20, winter: 45 }
    await page.goto(addressWith({ colorComposition }))
    const name = /ブルーベース\u200b?冬\s*または\u200b?ブルーベース夏/
    await page.getByRole('region', { name }).waitFor()
    const names = page.getByRole('definition').filter({ hasText: name }).locator('span span')
    const sizes = await names.evaluateAll((spans) =>
      spans.map((span) => getComputedStyle(span).fontSize),
    )
    expect(sizes).toEqual([sizes[0], sizes[0]])
  })

  it('has descriptions that are shortened until they are expanded, which moves the focus, also on the way back', async ({
    expect,
  }) => {
    const { page, visitor, more } = await opened()
    const text = page
      .locator('div', { has: page.getByText(ja.faceTypes.natural.description) })
      .last()
    const cut = () => text.evaluate((p) => p.scrollHeight > p.clientHeight + 1)
    const chart = page.getByRole('heading', { name: 'フェイスパターン分析' })
    expect(await cut()).toBe(true)
    expect(await chart.count()).toBe(0)
    expect(await more.first().getAttribute('aria-expanded')).toBe('false')

    await more.first().press('Enter')
    await chart.waitFor()
    expect(await cut()).toBe(false)
    await page.waitForFunction(
      (text) =>
        document.activeElement?.tagName === 'DIV' &&
        document.activeElement.textContent.includes(text),
      ja.faceTypes.natural.description,
    )
    // The other description still has its button. No button collapses a description.
    expect(await more.count()).toBe(1)
    expect(await page.getByRole('button', { name: /閉じる/ }).count()).toBe(0)

    await more.click()
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'フェイスマップ' }).waitFor()
    await page.getByRole('heading', { name: 'カラーの構成比' }).waitFor()
    expect(await more.count()).toBe(0)
    await page.reload()
    await more.last().waitFor()
    expect(await more.count()).toBe(2)
  })
})
