import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { resultCode } from '@kaoiro/core/result-code'
import { camera } from '@kaoiro/texts/ja'
import { showScene, withCamera } from '../capture/camera/fake-camera.js'
import { waitForHydration } from '../hydration.js'
import { visibleText } from '../visible-text.js'
import { visitorOf } from '../visitor.js'
import {
  analysisFile,
  analysisWorkers,
  changedModel,
  heldModels,
  missingModel,
  useDeviceSite,
} from './device-site.js'
import { describeLook } from './look-before-sending.js'
import { describeSameAnswers } from './same-answers.js'

const site = useDeviceSite('device')

describe('a static site', () => {
  it('leads from the gender to the result without requests to other sites', async () => {
    const { page, requested } = await site.open()
    const visitor = visitorOf(page)
    await page.getByText('外部には送信しません').waitFor()
    const diagnosis = resultCode.decode(
      await visitor.diagnose('女性', 'portraits/spring-woman.jpg'),
    )
    expect(diagnosis).toMatchObject(E.right({ gender: 'WOMEN', colorType: 'spring' }))
    await page.getByText('お写真は、この端末の中だけで分析しました。').waitFor()
    await page.getByRole('heading', { name: 'お写真とデータについて' }).waitFor()
    expect(await page.getByRole('button', { name: '今すぐすべて削除する' }).count()).toBe(0)
    // The worker ends, to free its memory.
    await expect.poll(() => analysisWorkers(page)).toEqual([])
    // URLs without an origin are the site's; a displayed photo is a `blob:`.
    const elsewhere = requested().filter((url) => !/^(\/|blob:|data:)/.test(url))
    expect(elsewhere).toEqual([])
    expect(requested().filter((url) => /^\/(v1|bucket)/.test(url))).toEqual([])
  })

  it('does not link to the light card, which only the service draws', async () => {
    const { page } = await site.open()
    await visitorOf(page).begin('女性')
    await page.getByRole('heading', { name: '白い紙（任意）' }).waitFor()
    expect(await page.getByRole('link', { name: 'ライトカード（PDF）' }).count()).toBe(0)
  })

  it('loads models and runtime when a photo is chosen', async () => {
    const { page, requested } = await site.open()
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await page.waitForLoadState('networkidle')
    expect(requested().filter((url) => analysisFile.test(url))).toEqual([])
    await visitor.choose('portraits/spring-woman.jpg')
    await expect
      .poll(() => new Set(requested().filter((url) => analysisFile.test(url))).size)
      .toBe(7)
  })

  it('ends the analysis worker when the visitor leaves the capture screen', async () => {
    const { page } = await site.open()
    const visitor = visitorOf(page)
    const expectWorkers = (number: number) =>
      expect.poll(() => analysisWorkers(page).length).toBe(number)
    await visitor.begin('女性')
    await visitor.choose('photos/two-faces.jpg')
    await visitor.status.getByText('おひとりで').waitFor()
    await expectWorkers(1)
    await page.goBack()
    await visitor.heading('撮影前にご確認ください').waitFor()
    await expectWorkers(1)
    await page.goBack()
    await visitor.start.waitFor()
    await expectWorkers(0)
  })

  it('shows the progress of loading, and then analyses the photo', async () => {
    const { hold, release } = heldModels()
    const { page } = await site.open('/capture?gender=WOMEN', hold, 'block')
    const visitor = visitorOf(page)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.status.getByText('準備しています 30 %').waitFor()
    release()
    await visitor.result()
  })

  it('analyses a new photo without network on a later visit', async () => {
    const { page } = await site.open()
    const visitor = visitorOf(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await site.stop()
    await page.reload()
    expect(await visitor.result()).toBe(code)
    await page.goto('/')
    expect(await visitor.diagnose('女性', 'portraits/spring-woman.jpg')).toBe(code)
    await site.start()
  })

  it('loads models from the cache, except for one that was changed, and deletes only its own old ones', async () => {
    const { page, requested } = await site.open('/', undefined, 'block')
    const visitor = visitorOf(page)
    const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await page.evaluate(async () => {
      const cache = await caches.open('kaoiro-analysis')
      const corrupt = (await cache.keys()).find(({ url }) => url.includes('/facemesh-'))
      if (corrupt !== undefined) await cache.put(corrupt, new Response('something else'))
      await cache.put('/assets/of-an-earlier-build.bin', new Response('a model'))
      await cache.put('/another-site/assets/model.bin', new Response('a model'))
    })
    const before = requested().length
    await page.goto('/')
    await waitForHydration(page)
    expect(await visitor.diagnose('女性', 'portraits/spring-woman.jpg')).toBe(code)
    const models = requested()
      .slice(before)
      .filter((url) => /\.(json|bin|wasm)$/.test(url))
    expect(models).toHaveLength(1)
    expect(models[0]).toMatch(/^\/assets\/facemesh-/)
    const kept = await page.evaluate(async () =>
      (await (await caches.open('kaoiro-analysis')).keys()).map(({ url }) => new URL(url).pathname),
    )
    expect(kept).toContain('/another-site/assets/model.bin')
    expect(kept).not.toContain('/assets/of-an-earlier-build.bin')
  })

  it('shows the reason why a photo cannot be analysed', async () => {
    const { page } = await site.open('/capture?gender=WOMEN')
    const visitor = visitorOf(page)
    await visitor.choose('photos/two-faces.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await visibleText(visitor.alert)).toContain('複数')
  })

  it('rejects a changed model and tells the visitor what to do', async () => {
    const { page } = await site.open('/capture?gender=WOMEN', changedModel, 'block')
    const visitor = visitorOf(page)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await visibleText(visitor.alert)).toBe(
      '分析に必要なデータを読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
    )
  })
})

describe('the camera in the page', () => {
  /** Counts the frames that the mesh is asked about. Runs in the page before its own scripts. */
  const countLocations = () => {
    const { prototype } = Worker
    const postMessage = Reflect.get(prototype, 'postMessage') as (...all: Array<unknown>) => void
    Reflect.set(window, 'located', 0)
    prototype.postMessage = function (...all: Array<unknown>) {
      const [message] = all as [{ readonly _tag?: string }]
      if (message._tag === 'Locate')
        Reflect.set(window, 'located', Number(Reflect.get(window, 'located')) + 1)
      postMessage.apply(this, all)
    }
  }

  it('is guided by the mesh as soon as the models are loaded', async () => {
    const { page } = await site.open('/capture?gender=WOMEN', async (page) => {
      await withCamera('far')(page)
      await page.addInitScript(countLocations)
    })
    await page.getByRole('button', { name: '撮影する', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'located') as number), {
        timeout: 60_000,
      })
      .toBeGreaterThan(1)
    await page.getByRole('dialog').getByText(camera.hints.closer).waitFor()
    await page.evaluate(showScene, 'good')
    await visitorOf(page).slider.waitFor()
  })

  it('loads the models once if they are missing, and is guided without', async () => {
    let loads = 0
    const { page } = await site.open(
      '/capture?gender=WOMEN',
      async (page) => {
        page.on('worker', (worker) => {
          if (worker.url().includes('analysis')) loads += 1
        })
        await missingModel(page)
        await withCamera('far')(page)
      },
      'block',
    )
    await page.getByRole('button', { name: '撮影する', exact: true }).click()
    const hint = (text: string) => page.getByRole('dialog').getByText(text).waitFor()
    await hint(camera.hints.closer)
    await expect.poll(() => loads).toBe(1)
    await expect.poll(() => analysisWorkers(page)).toEqual([])
    // Several frames are measured meanwhile.
    for (const [scene, text] of [
      ['dark', camera.hints['too-dark']],
      ['far', camera.hints.closer],
    ] as const) {
      await page.evaluate(showScene, scene)
      await hint(text)
    }
    expect(loads).toBe(1)
  })
})

describeLook(site)

describeSameAnswers(site)
