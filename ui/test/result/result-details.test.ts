import { describe, expect, it } from 'vitest'
import { content as ja } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const opened = async () => {
  const page = await site.open(addressWith())
  const visitor = visitorOf(page)
  await visitor.heading('診断結果').waitFor()
  const more = page.getByRole('button', { name: '続きを読む' })
  return { page, visitor, more }
}

describe.concurrent('a description', () => {
  it('is shortened until it is expanded', async () => {
    const { page, more } = await opened()
    const text = page
      .locator('div', { has: page.getByText(ja.faceTypes.natural.description) })
      .last()
    const cut = () => text.evaluate((p) => p.scrollHeight > p.clientHeight + 1)
    const chart = page.getByRole('heading', { name: 'フェイスパターン分析' })
    expect(await cut()).toBe(true)
    expect(await chart.count()).toBe(0)
    expect(await more.first().getAttribute('aria-expanded')).toBe('false')

    await more.first().click()
    await chart.waitFor()
    expect(await cut()).toBe(false)
    // The other description still has its button. No button collapses a description.
    expect(await more.count()).toBe(1)
    expect(await page.getByRole('button', { name: /閉じる/ }).count()).toBe(0)
  })

  it('stays expanded when the visitor comes back, and is collapsed after a reload', async () => {
    const { page, visitor, more } = await opened()
    await more.first().click()
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

describe.concurrent('an expanded description', () => {
  it('receives the focus', async () => {
    const { page, more } = await opened()
    await more.first().press('Enter')
    await page.getByRole('heading', { name: 'フェイスマップ' }).waitFor()
    await page.waitForFunction(
      (text) => document.activeElement?.textContent.includes(text) === true,
      ja.faceTypes.natural.description,
    )
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
  })
})
