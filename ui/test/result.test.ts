import { afterAll, beforeAll, expect, it } from 'vitest'
import { ja } from '@kaoiro/core/content/ja'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultPath } from '@kaoiro/core/result-address'
import { resultCode } from '@kaoiro/core/result-code'
import type { Site } from './browser.js'
import { startSite } from './browser.js'
import { visitorOf } from './visitor.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const diagnosis: Diagnosis = {
  faceType: 'natural',
  colorType: 'winter',
  gender: 'WOMEN',
  faceTypeAnalysis: [0, 3, 4, 1, 2],
  colorComposition: { spring: 9, summer: 31, autumn: 10, winter: 50 },
}

const addressOf = (changes: Partial<Diagnosis> = {}): string =>
  resultPath(resultCode.encode({ ...diagnosis, ...changes }))

it('shows every part of a result', async () => {
  const page = await site.open(addressOf())
  await page.getByRole('heading', { level: 2, name: ja.faceTypes.natural.name }).waitFor()
  await page.getByText(ja.faceTypes.natural.description).waitFor()
  await page.getByRole('heading', { level: 2, name: ja.seasons.winter.name }).waitFor()
  await page.getByText(ja.seasons.winter.description).waitFor()
  await page.getByText(ja.seasons.winter.makeup.points[0]?.content ?? '').waitFor()
  await page.getByText(resultCode.encode(diagnosis), { exact: true }).waitFor()
})

it('says the five levels in words', async () => {
  const page = await site.open(addressOf())
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

it('labels the bars of ten percent and more, and tells every share', async () => {
  const page = await site.open(addressOf())
  await visitorOf(page).heading('診断結果').waitFor()
  const legend = page.getByRole('listitem').filter({ hasText: /^[春夏秋冬]/ })
  expect(await legend.allTextContents()).toEqual(['春9%', '夏31%', '秋10%', '冬50%'])
  expect(await page.locator('[style*="flex-grow"]').allTextContents()).toEqual([
    '',
    '31%',
    '10%',
    '50%',
  ])
})

it('leaves the season’s makeup points and cosmetics to women', async () => {
  const page = await site.open(addressOf({ gender: 'MEN', faceType: 'chic' }))
  await page.getByText(ja.seasons.winter.description).waitFor()
  expect(await page.getByText(ja.seasons.winter.makeup.description).count()).toBe(0)
  await page.getByText(ja.faceTypes.chic.makeup.description).waitFor()
  const cosmetics = page.getByRole('link', { name: 'おすすめの化粧品を見る' })
  expect(await cosmetics.count()).toBe(1)
  expect(await cosmetics.getAttribute('href')).toContain('chic')
})

it('falls back to a pattern that is shown to the visitor’s gender', async () => {
  const page = await site.open(addressOf({ gender: 'MEN', faceType: 'pretty' }))
  await page.getByRole('heading', { level: 2, name: ja.faceTypes.simple.name }).waitFor()
})

it('leads back to the start', async () => {
  const page = await site.open(addressOf())
  await page.getByRole('link', { name: 'もう一度診断する' }).click()
  await visitorOf(page).start.waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

it.each(['/result/abc-def', '/result/zzzzzzz', '/result/0000000000zzzzzzzz'])(
  'shows the error screen for %s',
  async (address) => {
    const page = await site.open(address)
    await visitorOf(page).heading('エラー').waitFor()
    await page
      .getByText('結果の読み込みに失敗しました。URLが間違っている可能性があります。')
      .waitFor()
    expect(await page.title()).toBe('エラー｜Kaoiro')
    await page.getByRole('link', { name: '診断をやり直す' }).click()
    await visitorOf(page).start.waitFor()
  },
)

it('says so when a part of the page does not come, and loads it again', async () => {
  const part = '**/result-screen-*.js'
  const page = await site.open(addressOf(), (page) => page.route(part, (route) => route.abort()))
  const visitor = visitorOf(page)
  await page.getByText('ページを読み込めませんでした。').waitFor({ timeout: 10_000 })
  await page.getByRole('link', { name: 'Kaoiro' }).click()
  await visitor.start.waitFor()
  await page.goBack()
  await page.unroute(part)
  await visitor.press('再読み込みする')
  await visitor.heading('診断結果').waitFor()
})
