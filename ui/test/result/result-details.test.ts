import { describe, expect, it } from 'vitest'
import { content as ja } from '@kaoiro/core/locales/ja/content/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const opened = async (changes: Partial<Diagnosis> = {}) => {
  const page = await site.open(addressWith(changes))
  const visitor = visitorOf(page)
  await visitor.heading('診断結果').waitFor()
  const more = page.getByRole('button', { name: '続きを読む' })
  return { page, visitor, more }
}

const expanded = async (changes: Partial<Diagnosis> = {}) => {
  const opening = await opened(changes)
  await opening.more.first().click()
  await opening.more.click()
  return opening
}

describe.concurrent('a description', () => {
  it('is shortened until it is expanded', async () => {
    const { page, more } = await opened()
    const text = page.getByText(ja.faceTypes.natural.description)
    const cut = () => text.evaluate((p) => p.scrollHeight > p.clientHeight + 1)
    const chart = page.getByRole('heading', { name: 'フェイスパターン分析' })
    expect(await cut()).toBe(true)
    expect(await chart.count()).toBe(0)
    expect(await more.first().getAttribute('aria-expanded')).toBe('false')

    await more.first().click()
    await chart.waitFor()
    expect(await cut()).toBe(false)
    // The other one has its button still, and nothing collapses.
    expect(await more.count()).toBe(1)
    expect(await page.getByRole('button', { name: /閉じる/ }).count()).toBe(0)
  })

  it('of the season hides composition and palette until it is expanded', async () => {
    const { page, more } = await opened()
    const palette = page.getByRole('list', { name: ja.pictures.palette('winter') })
    expect(await palette.count()).toBe(0)
    await more.last().click()
    await palette.waitFor()
    await page.getByRole('heading', { name: 'カラーの構成比' }).waitFor()
    expect(await page.getByRole('heading', { name: 'フェイスマップ' }).count()).toBe(0)
  })

  it('stays expanded when the visitor comes back, and is collapsed after a reload', async () => {
    const { page, visitor, more } = await expanded()
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
  it('describes the five levels in words', async () => {
    const { page } = await expanded()
    const rows = page.getByRole('listitem')
    for (const [title, level] of [
      ['フェイスライン', 'シャープ'],
      ['眉の角度', 'ややストレート'],
      ['目の形', '細い'],
      ['唇の大きさ', '標準'],
      ['あごからの目・鼻・口の位置', '高い'],
    ] as const)
      expect(await rows.filter({ hasText: title }).locator('p').nth(1).textContent()).toBe(level)
  })

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
