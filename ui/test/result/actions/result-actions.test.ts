import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { content as ja } from '@kaoiro/texts/ja'
import { useSite } from '../../browser.js'
import { addressWith, codeWith } from '../../results.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

const opened = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(addressWith(), prepare)
  const visitor = visitorOf(page)
  await visitor.heading('診断結果').waitFor()
  return { page, visitor }
}

/** Runs in the page: a share sheet that records its data, and fails if an error's name is given. */
const sheet = (error: string | null) => {
  const shared: Array<unknown> = []
  Reflect.set(window, 'shared', shared)
  navigator.share = (data) => {
    shared.push(data)
    return error === null ? Promise.resolve() : Promise.reject(new DOMException('', error))
  }
}

/** Runs in the page: a clipboard that records its texts, and no share sheet. */
const clipboard = () => {
  Reflect.set(navigator, 'share', undefined)
  const copied: Array<string> = []
  Reflect.set(window, 'copied', copied)
  const writeText = (text: string) => Promise.resolve(void copied.push(text))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
}

/** Runs in the page: a share sheet that accepts files, as in Chrome on a phone. */
const sharesFiles = () => {
  navigator.canShare = () => true
}

const read = (page: Page, name: 'shared' | 'copied') =>
  page.evaluate((name) => Reflect.get(window, name) as ReadonlyArray<unknown>, name)

describe.concurrent('sharing a result', () => {
  it('passes title, answers and URL to the share sheet', async () => {
    const { page, visitor } = await opened((page) => page.addInitScript(sheet, null))
    await visitor.press('結果をシェア')
    await page.waitForFunction(() => (Reflect.get(window, 'shared') as Array<unknown>).length > 0)
    const { name: pattern } = ja.faceTypes.natural
    const { name: season } = ja.seasons.winter
    expect(await read(page, 'shared')).toEqual([
      {
        title: '診断結果｜Kaoiro',
        text: `フェイスパターンは「${pattern}」、パーソナルカラーは「${season}」です。`,
        url: page.url(),
      },
    ])
    expect((await visitor.status.allTextContents()).join('')).toBe('')
  })

  it('passes Chinese names without the joiners that keep them in one line', async () => {
    const page = await site.open(`${addressWith()}?lang=zh-Hant`, (page) =>
      page.addInitScript(sheet, null),
    )
    const name = page.getByRole('heading', { name: '自\u2060然\u2060型' })
    expect(await name.count()).toBe(1)
    await visitorOf(page).press('分享結果')
    await page.waitForFunction(() => (Reflect.get(window, 'shared') as Array<unknown>).length > 0)
    expect(await read(page, 'shared')).toMatchObject([
      { text: '臉部風格是「自然型」，個人色彩是「冷調冬季型」。' },
    ])
  })

  it('copies the link without a share sheet, and reports that for a while', async () => {
    const { page, visitor } = await opened(async (page) => {
      await page.clock.install()
      await page.addInitScript(clipboard)
    })
    await visitor.press('結果をシェア')
    await visitor.status.getByText('リンクをコピーしました。').waitFor()
    expect(await read(page, 'copied')).toEqual([page.url()])
    await page.clock.runFor(60_000)
    expect((await visitor.status.allTextContents()).join('')).toBe('')
  })

  it('copies the link if the share sheet fails', async () => {
    const { visitor } = await opened(async (page) => {
      await page.addInitScript(clipboard)
      await page.addInitScript(sheet, 'NotAllowedError')
    })
    await visitor.press('結果をシェア')
    await visitor.status.getByText('リンクをコピーしました。').waitFor()
  })

  it('does nothing if the visitor closes the share sheet', async () => {
    const { page, visitor } = await opened(async (page) => {
      await page.addInitScript(clipboard)
      await page.addInitScript(sheet, 'AbortError')
    })
    await visitor.press('結果をシェア')
    await page.waitForFunction(() => (Reflect.get(window, 'shared') as Array<unknown>).length > 0)
    expect(await read(page, 'copied')).toEqual([])
    expect((await visitor.status.allTextContents()).join('')).toBe('')
  })

  it('copies the link if it is pressed again while a share sheet never reports its end', async () => {
    const { page, visitor } = await opened(async (page) => {
      await page.addInitScript(clipboard)
      await page.addInitScript(() => {
        navigator.share = () => new Promise(() => undefined)
      })
    })
    await visitor.press('結果をシェア')
    await visitor.press('結果をシェア')
    await visitor.status.getByText('リンクをコピーしました。').waitFor()
    expect(await read(page, 'copied')).toEqual([page.url()])
  })

  it('asks to copy by hand if copying fails', async () => {
    const { visitor } = await opened((page) =>
      page.addInitScript(() => {
        Reflect.set(navigator, 'share', undefined)
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        Reflect.set(document, 'execCommand', () => false)
      }),
    )
    await visitor.press('結果をシェア')
    await visitor.status.getByText('コピーできませんでした。').waitFor()
  })
})

describe.concurrent('saving a result', () => {
  it('downloads a picture of 1080 × 1440 pixels, named by the code', async () => {
    const { page, visitor } = await opened((page) => page.addInitScript(sharesFiles))
    const downloaded = page.waitForEvent('download')
    await visitor.press('画像で保存')
    const download = await downloaded
    expect(download.suggestedFilename()).toBe(`kaoiro-${codeWith()}.png`)
    const { width, height, data } = PNG.sync.read(await buffer(await download.createReadStream()))
    expect([width, height]).toEqual([1080, 1440])
    // The picture is not empty: it has more than one colour.
    const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    expect(new Set(pixels).size).toBeGreaterThan(100)
    await visitor.status.getByText('画像を保存しました。').waitFor()
  })

  it('reports a browser that cannot draw the picture', async () => {
    const { visitor } = await opened((page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      }),
    )
    await visitor.press('画像で保存')
    await visitor.status.getByText('画像を保存できませんでした。').waitFor()
  })
})
