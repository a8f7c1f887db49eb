import { expect, it } from 'vitest'
import { colourPath, comparePath } from '@kaoiro/core/result-code'
import { useSite } from './browser.js'
import { addressWith, codeWith } from './results.js'
import { waitForTitle, visitorOf } from './visitor.js'

const site = useSite()

it('the routes lead from a wrong gender to the gender selection, and from elsewhere to the not-found screen', async () => {
  const page = await site.open('/')
  const visitor = visitorOf(page)
  await page.goto('/capture?gender=OTHER')
  await page.waitForURL('**/gender-select')
  await visitor.start.waitFor()
  await page.goBack()
  await visitor.start.waitFor()
  expect(visitor.place()).toBe('/')

  for (const address of ['/nowhere/else', '/result/']) {
    await page.goto(address)
    await visitor.heading('ページが見つかりません').waitFor()
    await visitor.follow('はじめの画面へ')
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/')
  }
})

it('removes the text that a chat app added to an address if the host does not', async () => {
  const given = `${addressWith()}。${encodeURIComponent('?')}lang=en`
  const page = await site.open(given, (page) =>
    page.route('**/result/**', async (route) => {
      const { pathname, origin } = new URL(route.request().url())
      if (pathname === addressWith()) return route.fallback()
      await route.fulfill({ response: await route.fetch({ url: `${origin}/nowhere` }) })
    }),
  )
  await waitForTitle(page, 'Analysis result | Kaoiro')
  expect(visitorOf(page).place()).toBe(`${addressWith()}?lang=en`)
})

it('the document title names the screen, in Japanese and English', async () => {
  const titles = [
    [
      '/',
      'Kaoiro｜フェイスパターンとパーソナルカラー',
      'Kaoiro | Face pattern and personal colour',
    ],
    [
      '/capture?gender=MEN',
      '撮影前にご確認ください｜Kaoiro',
      'Please check before shooting | Kaoiro',
    ],
    ['/failed', '分析に失敗しました｜Kaoiro', 'Analysis failed | Kaoiro'],
    [addressWith(), '診断結果｜Kaoiro', 'Analysis result | Kaoiro'],
    ['/result/-', 'エラーが発生しました｜Kaoiro', 'Error | Kaoiro'],
    [
      colourPath(codeWith(), 'e60033'),
      'この色の着こなし｜Kaoiro',
      'How to wear this colour | Kaoiro',
    ],
    [comparePath(codeWith(), codeWith()), '2つの結果｜Kaoiro', 'Side by side | Kaoiro'],
    [comparePath(codeWith()), '結果を比べる｜Kaoiro', 'Compare results | Kaoiro'],
    ['/nowhere', 'ページが見つかりません｜Kaoiro', 'Page not found | Kaoiro'],
  ] as const
  const page = await site.open()
  for (const [address, title] of titles) {
    await page.goto(address)
    await waitForTitle(page, title)
  }
  await visitorOf(page).speak('English')
  await waitForTitle(page, 'Page not found | Kaoiro')
  for (const [address, , title] of titles) {
    await page.goto(address)
    await waitForTitle(page, title)
  }
})
