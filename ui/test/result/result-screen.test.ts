import { describe, expect, it } from 'vitest'
import { content as ja } from '@kaoiro/core/locales/ja/content/content'
import { useSite } from '../browser.js'
import { resultLinks } from '../../src/site/result-links.js'
import { addressWith, codeWith } from '../results.js'
import { visitorOf } from '../visitor.js'
import { visibleText } from '../visible-text.js'

const site = useSite()

const opened = async (address = addressWith()) => {
  const page = await site.open(address)
  const visitor = visitorOf(page)
  await visitor.heading('診断結果').waitFor()
  return { page, visitor }
}

describe.concurrent('a result', () => {
  it('is decoded from its code, without calling the service', async () => {
    const requests: Array<string> = []
    const page = await site.open(addressWith(), (page) =>
      Promise.resolve(page.on('request', (request) => requests.push(request.url()))),
    )
    await visitorOf(page).heading('診断結果').waitFor()
    await page.getByText(codeWith(), { exact: true }).waitFor()
    expect(requests.filter((url) => url.endsWith('.js'))).not.toEqual([])
    expect(requests.filter((url) => url.includes('/v1/'))).toEqual([])
  })

  it('starts with both answers and their drawings', async () => {
    const { page } = await opened()
    expect(await visibleText(page.getByRole('term').first())).toBe('フェイスパターン')
    const answers = page.getByRole('definition')
    for (const [at, name, picture] of [
      [0, ja.faceTypes.natural.name, ja.pictures.pattern('natural')],
      [1, ja.seasons.winter.name, ja.pictures.season('winter')],
    ] as const) {
      expect((await visibleText(answers.nth(at))).trim()).toBe(name)
      expect(await answers.nth(at).getByRole('img').getAttribute('alt')).toBe(picture)
    }
  })

  it('recommends makeup and cosmetics for the pattern', async () => {
    const { page } = await opened()
    const section = page.getByRole('region', { name: ja.faceTypes.natural.name })
    const { description, points } = ja.faceTypes.natural.makeup
    await section.getByText(description).waitFor()
    for (const { title, content } of points) {
      await section.getByRole('term').getByText(title, { exact: true }).waitFor()
      await section.getByText(content).waitFor()
    }
    const cosmetics = section.getByRole('link', { name: /化粧品/ })
    expect(await cosmetics.getAttribute('href')).toBe(ja.faceTypes.natural.url)
  })

  it('recommends makeup and cosmetics for the season to women', async () => {
    const { page } = await opened()
    const section = page.getByRole('region', { name: ja.seasons.winter.name })
    const { description, points } = ja.seasons.winter.makeup
    await section.getByText(description).waitFor()
    for (const { content } of points) await section.getByText(content).waitFor()
    const cosmetics = section.getByRole('link', { name: /化粧品/ })
    expect(await cosmetics.getAttribute('href')).toBe(ja.seasons.winter.url)
  })

  it('hides the makeup of the season for men', async () => {
    const { page } = await opened(addressWith({ gender: 'MEN', faceType: 'chic' }))
    await page.getByText(ja.seasons.winter.description).waitFor()
    expect(await page.getByText(ja.seasons.winter.makeup.description).count()).toBe(0)
    const cosmetics = page.getByRole('link', { name: /化粧品/ })
    expect(await cosmetics.count()).toBe(1)
    expect(await cosmetics.getAttribute('href')).toBe(ja.faceTypes.chic.url)
  })

  it('ends with links to the counselling and to another diagnosis', async () => {
    const { page } = await opened()
    const counselling = page.getByRole('region', { name: 'オンラインカウンセリング' })
    await counselling.getByText('無料', { exact: true }).waitFor()
    const href = (name: string) =>
      counselling.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await href('予約する')).toBe(resultLinks.reservation)
    expect(await href('もう一度診断する')).toBe(resultLinks.again)
  })

  it.each([
    ['ten points', 45, 35, 'との差は10ポイントです'],
    ['nothing', 40, 40, 'も同じ割合です'],
  ])('mentions a second season that is %s away', async (_, winter, summer, words) => {
    const colorComposition = { spring: 0, summer, autumn: 100 - winter - summer, winter }
    const { page } = await opened(addressWith({ colorComposition }))
    await page.getByText(`「${ja.seasons.summer.name}」${words}`).waitFor()
  })
})

describe.concurrent('a URL with an invalid code', () => {
  it.each([
    ['/result/abc-def', 'a character that no code has'],
    ['/result/%20', 'no code'],
  ])('shows the error screen at %s: %s', async (address) => {
    const page = await site.open(address)
    const visitor = visitorOf(page)
    await visitor.heading('エラー').waitFor()
    await page
      .getByText('結果の読み込みに失敗しました。URLが間違っている可能性があります。')
      .waitFor()
    await visitor.follow('診断をやり直す')
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/')
  })
})
