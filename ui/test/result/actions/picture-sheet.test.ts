import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faceWords } from '@kaoiro/texts/description'
import { content as ja } from '@kaoiro/texts/ja'
import { smallTargetsOn, violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { addressWith, codeWith, diagnosis } from '../../results.js'
import { visitorOf } from '../../visitor.js'
import { colourAt } from '../../picture-colour.js'
import { analysed } from '../drape/draping.js'

const site = useSite()

/** Runs in the page: no share sheet, as in the browsers inside Android's apps. */
const sharesNothing = () => {
  Reflect.set(navigator, 'share', undefined)
  Reflect.set(navigator, 'canShare', undefined)
}

/** Runs in the page: an iPhone, which can save a picture after a long press and share files. */
const iPhone = () => {
  Reflect.set(CSS, 'supports', (property: string) => property === '-webkit-touch-callout')
  navigator.canShare = () => true
  navigator.share = (data) => {
    Reflect.set(
      window,
      'shared',
      data?.files?.map(({ name, type }) => ({ name, type })),
    )
    return Promise.resolve()
  }
}

const shown = async (device: () => void) => {
  const page = await site.open(addressWith(), (page) => page.addInitScript(device))
  const visitor = visitorOf(page)
  await visitor.press('画像で保存')
  const sheet = page.getByRole('dialog', { name: '画像の保存' })
  await sheet.getByText('画像を長押しして保存してください。').waitFor()
  return { page, visitor, sheet }
}

const pictureSize = (page: Page) =>
  page.getByRole('img', { name: '診断結果の画像' }).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight, image.src.split(';')[0]]
  })

describe.concurrent('the picture in a browser that may not support downloads', () => {
  // In concurrent tests `expect.poll` needs the test's own `expect`.
  it('can be saved by a long press, with its words and link, in an accessible sheet', async ({
    expect,
  }) => {
    const { page, visitor, sheet } = await shown(sharesNothing)
    await expect.poll(() => pictureSize(page)).toEqual([1080, 1350, 'data:image/png'])
    await page.getByRole('img', { name: faceWords(ja)(diagnosis).lead }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    await visitor.press('リンクをコピー')
    await sheet.getByRole('status').getByText('リンクをコピーしました。').waitFor()
    const ways = [
      () => page.keyboard.press('Escape'),
      () => visitor.press('閉じる'),
      () => page.goBack(),
    ]
    for (const leave of ways) {
      await leave()
      await sheet.waitFor({ state: 'detached' })
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('画像で保存')
      expect(visitor.place()).toBe(addressWith())
      await visitor.press('画像で保存')
      await sheet.waitFor()
    }
    await page.reload()
    await sheet.waitFor()
  })
})

it('passes the picture to an iPhone’s share sheet, and downloads it if the sheet does not open', async () => {
  const { page, visitor } = await shown(iPhone)
  await visitor.press('シェアまたは保存')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as unknown))
    .toEqual([{ name: `kaoiro-${codeWith()}.png`, type: 'image/png' }])
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await visitor.press('シェアまたは保存')
  const downloaded = page.waitForEvent('download')
  await visitor.press('ダウンロード')
  await downloaded
})

it('begins with the own photo above the first key colour, and shows the drawing if that is chosen', async () => {
  const { page } = await analysed(site)
  const visitor = visitorOf(page)
  const sheet = page.getByRole('dialog', { name: '画像の保存' })
  const picture = page.getByRole('img', { name: '診断結果の画像' })
  const type = () => picture.getAttribute('src').then((src) => src?.split(';')[0])
  await visitor.press('画像で保存')
  await expect.poll(type).toBe('data:image/jpeg')
  await sheet.getByText('外に出るのは、ご自身で保存またはシェアされた場合だけです。').waitFor()
  // The cloth has the first of the key colours, which are below the photo.
  const [cloth, swatch] = [
    await picture.evaluate(colourAt, [0.06, 0.585] as const),
    await picture.evaluate(colourAt, [0.1, 0.64] as const),
  ]
  for (const [at, value] of swatch.entries())
    expect(Math.abs(value - (cloth[at] ?? 0))).toBeLessThan(60)
  expect(await violationsOn(page)).toEqual([])
  expect(await smallTargetsOn(page)).toEqual([])
  await sheet.getByRole('radio', { name: 'イラスト' }).check()
  await expect.poll(type).toBe('data:image/png')
})
