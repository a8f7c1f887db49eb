import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import type { Swatch } from '@kaoiro/core/palette'
import { avoidedColours, keyColours } from '@kaoiro/core/palette'
import { result as texts, content as ja } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { builtStore } from '../built-store.js'
import { addressWith, codeWith } from '../results.js'
import { boxOf, settled } from '../settled.js'
import { visitorOf } from '../visitor.js'
import { visibleText, visibleTexts } from '../visible-text.js'
import { withoutBreaks } from '../../src/components/break-place.js'

const site = useSite()

/** The section of a face pattern or a personal colour. */
const half = (page: Page, kind: string, name: string) =>
  page.getByRole('region', { name: `${kind} ${name}`, exact: true })

/** Names of the list's colours. */
const coloursOf = (page: Page, label: string) =>
  visibleTexts(page.getByRole('list', { name: label }).getByRole('listitem'))

const namesOf = (colours: ReadonlyArray<Swatch>) =>
  colours.map(({ id }) => withoutBreaks(ja.swatches[id]))

describe('a result', () => {
  let page: Page
  beforeAll(async () => {
    page = await site.open(addressWith())
    await settled(page)
  })

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
    expect(await visibleText(page.getByRole('term').first())).toBe('フェイスパターン')
    const answers = page.getByRole('definition')
    for (const [at, name, picture] of [
      [0, ja.faceTypes.natural.name, ja.pictures.pattern('natural')],
      [1, ja.seasons.winter.name, ja.pictures.season('winter')],
    ] as const) {
      expect((await visibleText(answers.nth(at))).trim()).toBe(name)
      await page.getByRole('img', { name: picture, exact: true }).waitFor()
    }
  })

  it('names the colours to wear and to keep away from the face', async () => {
    const { wear, avoid } = texts.colours
    expect(await coloursOf(page, wear)).toEqual(namesOf(keyColours('winter')))
    expect(await coloursOf(page, avoid)).toEqual(namesOf(avoidedColours('winter')))
  })

  it('shows both names on the first screen, and ends within four', async () => {
    const bar = page.getByRole('link', { name: texts.invite })
    const [{ y, height }, { y: end }] = [
      await boxOf(page.getByRole('definition').nth(1)),
      await boxOf(bar),
    ]
    expect(y + height).toBeLessThan(end)
    const screens =
      (await boxOf(page.getByRole('main'))).height / (await page.evaluate(() => innerHeight))
    expect(screens).toBeLessThanOrEqual(4)
  })

  it('shows colours, face pattern and personal colour before products', async () => {
    // The products load after the rest.
    await expect
      .poll(() => visibleTexts(page.getByRole('main').getByRole('heading', { level: 2 })))
      .toEqual([
        texts.colours.heading,
        texts.facePattern + ja.faceTypes.natural.name,
        texts.personalColour + ja.seasons.winter.name,
        texts.shop.products.heading,
        withoutBreaks(texts.counselling.heading),
      ])
  })

  it.each([
    ['pattern', texts.facePattern, ja.faceTypes.natural, builtStore.cosmetics.pattern.natural],
    ['season', texts.personalColour, ja.seasons.winter, builtStore.cosmetics.season.winter],
  ])('recommends makeup and cosmetics for the %s in its section', async (_, kind, about, url) => {
    const section = half(page, kind, about.name)
    await section.getByRole('heading', { level: 3, name: texts.makeup, exact: true }).waitFor()
    await section.getByText(about.makeup.description).waitFor()
    for (const { title, content } of about.makeup.points) {
      await section.getByRole('term').filter({ hasText: title }).waitFor()
      await section.getByRole('definition').filter({ hasText: content }).waitFor()
    }
    const cosmetics = section.getByRole('link', { name: `「${about.name}」` })
    expect(await cosmetics.getAttribute('href')).toBe(url)
  })

  it('recommends grooming for the pattern to men, and hides the makeup of the season', async () => {
    const page = await site.open(addressWith({ gender: 'MEN', faceType: 'chic' }))
    const pattern = half(page, texts.facePattern, ja.faceTypes.chic.name)
    const grooming = pattern.getByRole('heading', { name: texts.grooming, exact: true })
    await grooming.waitFor()
    for (const { content } of ja.groomingForChic.points) await pattern.getByText(content).waitFor()
    expect(await page.getByRole('heading', { name: texts.makeup, exact: true }).count()).toBe(0)
    await page.getByText(ja.seasons.winter.description).waitFor()
    expect(await page.getByText(ja.seasons.winter.makeup.description).count()).toBe(0)
    const cosmetics = page.getByRole('link', { name: /化粧品/ })
    expect(await cosmetics.count()).toBe(1)
    expect(await cosmetics.getAttribute('href')).toBe(builtStore.cosmetics.pattern.chic)
  })

  it('ends with links to the counselling and to another diagnosis', async () => {
    const counselling = page.getByRole('region', { name: texts.counselling.heading })
    await counselling.getByText('無料', { exact: true }).waitFor()
    const reserve = counselling.getByRole('link', { name: '予約する', exact: true })
    expect(await reserve.getAttribute('href')).toBe(builtStore.counselling?.reservation)
    const again = page.getByRole('link', { name: 'もう一度診断する', exact: true })
    expect(await again.getAttribute('href')).toBe(builtStore.links.again)
  })

  it('names two seasons in one size below one half, and shows first what their palettes share', async () => {
    const colorComposition = { spring: 0, summer: 35, autumn: 20, winter: 45 }
    const page = await site.open(addressWith({ colorComposition }))
    const name = /ブルーベース\u200b?冬\s*または\u200b?ブルーベース夏/
    await page.getByRole('region', { name }).waitFor()
    const names = page.getByRole('definition').filter({ hasText: name }).locator('span span')
    const sizes = await names.evaluateAll((spans) =>
      spans.map((span) => getComputedStyle(span).fontSize),
    )
    expect(sizes).toEqual([sizes[0], sizes[0]])
    expect(await coloursOf(page, texts.colours.wear)).toEqual(
      namesOf(keyColours('winter', 'summer')),
    )
  })
})

it('a URL without a code shows the error screen', async () => {
  const page = await site.open('/result/%20')
  const visitor = visitorOf(page)
  await visitor.heading('エラーが発生しました').waitFor()
  await page
    .getByText('結果の読み込みに失敗しました。URLが間違っている可能性があります。')
    .waitFor()
  await visitor.follow('診断をやり直す')
  await visitor.start.waitFor()
  expect(visitor.place()).toBe('/')
})
