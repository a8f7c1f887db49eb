import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { loadScreens } from '@kaoiro/texts/load'
import { useSite } from '../../browser.js'
import { addressWith, asOwn, codeWith } from '../../results.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

/** The contents of the page's share sheet and clipboard. */
const received = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'received') as ReadonlyArray<unknown>)

/** Runs in the page: a share sheet and a clipboard that record what they get. */
const record = () => {
  const received: Array<unknown> = []
  Reflect.set(window, 'received', received)
  const get = (given: unknown) => Promise.resolve(void received.push(given))
  navigator.share = get
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: get }, configurable: true })
}

// Which way a result is shared, and what becomes of each, is tested without a browser (adapters/share-url.test.ts).
it('a result is shared with title, answers and URL, or its link copied, which is reported for a while', async () => {
  const page = await site.open(`${addressWith()}?lang=zh-Hant`, async (page) => {
    await asOwn(page)
    await page.clock.install()
    await page.addInitScript(record)
  })
  const { texts: words } = await (await loadScreens('zh-Hant')).result()
  // Without the joiners that keep Chinese names in one line.
  const name = page.getByRole('heading', { name: '自\u2060然\u2060型' })
  expect(await name.count()).toBe(1)
  const visitor = visitorOf(page)
  const remarks = async () => (await visitor.status.allTextContents()).join('')
  await visitor.press(words.share)
  const url = `${new URL(addressWith(), page.url()).href}?lang=zh-Hant`
  const content = {
    title: expect.stringContaining('Kaoiro') as string,
    text: '我是「冷調冬季型」，臉部風格是「自然型」。你呢？',
    url,
  }
  await expect.poll(() => received(page)).toEqual([content])
  expect(await remarks()).toBe('')

  await page.evaluate(() => Reflect.set(navigator, 'share', undefined))
  await visitor.press(words.share)
  await visitor.status.getByText(words.copied).waitFor()
  expect(await received(page)).toEqual([content, url])
  await page.clock.runFor(60_000)
  expect(await remarks()).toBe('')

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Reflect.set(document, 'execCommand', () => false)
  })
  await visitor.press(words.share)
  await visitor.status.getByText(words.notCopied).waitFor()
})

it('a result is saved as a picture of each format, named by the code, once the browser can draw it', async () => {
  const page = await site.open(addressWith(), async (page) => {
    await asOwn(page)
    await page.addInitScript(() => {
      // As in Chrome on a phone.
      navigator.canShare = () => true
      const { prototype } = HTMLCanvasElement
      const draw = Reflect.get(prototype, 'getContext')
      prototype.getContext = () => null
      Reflect.set(window, 'draw', () => (prototype.getContext = draw))
    })
  })
  const visitor = visitorOf(page)
  await visitor.press('画像で保存')
  await visitor.status.getByText('画像を保存できませんでした。').waitFor()
  await page.evaluate(() => void (Reflect.get(window, 'draw') as () => unknown)())
  await visitor.press('閉じる')
  await visitor.press('画像で保存')
  const heights = { '4:5': 1350, '9:16': 1920, '1:1': 1080 }
  for (const [format, height] of Object.entries(heights)) {
    await page.getByRole('radio', { name: format }).check()
    const downloaded = page.waitForEvent('download')
    // The message goes after some seconds, perhaps before a busy browser has confirmed the press.
    const told = visitor.status.getByText('画像を保存しました。').waitFor()
    await Promise.all([visitor.press('ダウンロード'), told])
    const download = await downloaded
    expect(download.suggestedFilename()).toBe(`kaoiro-${codeWith()}.png`)
    const { data, ...size } = PNG.sync.read(await buffer(await download.createReadStream()))
    expect(size).toMatchObject({ width: 1080, height })
    // The picture is not empty: it has more than one colour.
    const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    expect(new Set(pixels).size).toBeGreaterThan(100)
  }
})

/** Names of the controls in the bar at the bottom, and the address of a link. */
const barOf = (page: Page) =>
  page
    .locator('[class*="dock"]')
    .locator('a, button')
    .evaluateAll((controls) =>
      controls.map((control) => [
        control.textContent.replaceAll('\u200B', ''),
        control.getAttribute('href'),
      ]),
    )

it('a result opened by its address invites to an own analysis, compares it with that one, and keeps it as an own one', async () => {
  const page = await site.open(addressWith())
  const visitor = visitorOf(page)
  await visitor.heading('診断結果').waitFor()
  expect(await barOf(page)).toEqual([['私も診断する', '/']])
  expect(await page.getByRole('button', { name: '画像で保存' }).count()).toBe(1)
  await visitor.follow('私も診断する')
  const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  const own = [
    ['お友達の結果と並べて見る', `/compare/${code}/${codeWith()}`],
    ['結果をシェア', null],
    ['画像で保存', null],
  ]
  await expect.poll(() => barOf(page)).toEqual(own)
  await page.reload()
  await expect.poll(() => barOf(page)).toEqual(own)
  // As on the way from other screens.
  await page.goto(new URL(`/result/${code}?again`, page.url()).href)
  await expect.poll(() => barOf(page)).toEqual(own)
})
