import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import { addressWith, asOwn, codeWith } from '../../results.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

const opened = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(addressWith(), async (page) => {
    await asOwn(page)
    await prepare?.(page)
  })
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
  it('passes title, answers and URL to the share sheet, without the joiners that keep Chinese names in one line', async () => {
    const page = await site.open(`${addressWith()}?lang=zh-Hant`, async (page) => {
      await asOwn(page)
      await page.addInitScript(sheet, null)
    })
    const name = page.getByRole('heading', { name: '自\u2060然\u2060型' })
    expect(await name.count()).toBe(1)
    const visitor = visitorOf(page)
    await visitor.press('分享結果')
    await page.waitForFunction(() => (Reflect.get(window, 'shared') as Array<unknown>).length > 0)
    expect(await read(page, 'shared')).toEqual([
      {
        title: expect.stringContaining('Kaoiro') as string,
        text: '臉部風格是「自然型」，個人色彩是「冷調冬季型」。',
        url: `${new URL(addressWith(), page.url()).href}?lang=zh-Hant`,
      },
    ])
    expect((await visitor.status.allTextContents()).join('')).toBe('')
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
  it('downloads a picture of each format, named by the code', async () => {
    const { page, visitor } = await opened((page) => page.addInitScript(sharesFiles))
    await visitor.press('画像で保存')
    const heights = { '4:5': 1350, '9:16': 1920, '1:1': 1080 }
    for (const [format, height] of Object.entries(heights)) {
      await page.getByRole('radio', { name: format }).check()
      const downloaded = page.waitForEvent('download')
      await visitor.press('ダウンロード')
      await visitor.status.getByText('画像を保存しました。').waitFor()
      const download = await downloaded
      expect(download.suggestedFilename()).toBe(`kaoiro-${codeWith()}.png`)
      const { data, ...size } = PNG.sync.read(await buffer(await download.createReadStream()))
      expect(size).toMatchObject({ width: 1080, height })
      // The picture is not empty: it has more than one colour.
      const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
      expect(new Set(pixels).size).toBeGreaterThan(100)
    }
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

describe.concurrent('a result that was opened by its address', () => {
  it('invites to an own analysis, whose result can be compared with it', async ({ expect }) => {
    const page = await site.open(addressWith())
    const visitor = visitorOf(page)
    await visitor.heading('診断結果').waitFor()
    expect(await barOf(page)).toEqual([['私も診断する', '/']])
    expect(await page.getByRole('button', { name: '画像で保存' }).count()).toBe(1)
    await visitor.follow('私も診断する')
    await page.waitForFunction(() => location.pathname === '/')
    const own = codeWith({ colorType: 'summer' })
    await page.evaluate((own) => sessionStorage.setItem('kaoiro.own', own), own)
    await page.goto(new URL(`/result/${own}`, page.url()).href)
    await page.getByRole('link', { name: 'お友達の結果と並べて見る' }).waitFor()
    expect(await barOf(page)).toEqual([
      ['お友達の結果と並べて見る', `/compare/${own}/${codeWith()}`],
      ['結果をシェア', null],
      ['画像で保存', null],
    ])
  })
})

it('a result of this tab stays an own one after a reload and on the way from other screens', async () => {
  const page = await site.open('/')
  const visitor = visitorOf(page)
  const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  const own = [
    ['結果をシェア', null],
    ['画像で保存', null],
  ]
  await expect.poll(() => barOf(page)).toEqual(own)
  await page.reload()
  await expect.poll(() => barOf(page)).toEqual(own)
  await page.goto(new URL(`/result/${code}?again`, page.url()).href)
  await expect.poll(() => barOf(page)).toEqual(own)
})
