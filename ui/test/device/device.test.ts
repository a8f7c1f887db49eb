import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { untilLive } from '../live-page.js'
import { shownText } from '../shown-text.js'
import { visitorOf } from '../visitor.js'
import { useDeviceSite } from './device-site.js'
import { describeLook } from './look-before-sending.js'
import { analysisFile, analysisWorkers, changedModel, heldModels } from './models.js'
import { describeSameAnswers } from './same-answers.js'
import { untilInPage } from '../until-in-page.js'

const site = useDeviceSite('device')

describe('a site of files alone', () => {
  it('leads from the gender to the result, and nothing is requested from elsewhere', async () => {
    const { page, requested } = await site.open()
    const visitor = visitorOf(page)
    await page.getByText('外部には送信しません').waitFor()
    const diagnosis = resultCode.decode(
      await visitor.diagnose('女性', 'portraits/spring-woman.jpg'),
    )
    expect(diagnosis).toMatchObject(E.right({ gender: 'WOMEN', colorType: 'spring' }))
    await page.getByText('お写真は、この端末の外に出ていません。').waitFor()
    await page.getByRole('heading', { name: 'お写真とデータについて' }).waitFor()
    expect(await page.getByRole('button', { name: '今すぐすべて削除する' }).count()).toBe(0)
    // Its memory is given back.
    expect(page.workers().filter((worker) => worker.url().includes('analysis'))).toEqual([])
    // Addresses without an origin are the site's own; a photo that is shown is a `blob:`.
    const elsewhere = requested().filter((url) => !/^(\/|blob:|data:)/.test(url))
    expect(elsewhere).toEqual([])
    expect(requested().filter((url) => /^\/(v1|bucket)/.test(url))).toEqual([])
  })

  it('loads models and runtime once there is a photo, and not before', async () => {
    const { page, requested } = await site.open()
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await page.waitForLoadState('networkidle')
    expect(requested().filter((url) => analysisFile.test(url))).toEqual([])
    await visitor.choose('portraits/spring-woman.jpg')
    await expect
      .poll(() => new Set(requested().filter((url) => analysisFile.test(url))).size)
      .toBe(9)
  })

  it('ends the worker that analyses photos when the visitor leaves the capture', async () => {
    const { page } = await site.open()
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await visitor.choose('photos/two-faces.jpg')
    await visitor.status.getByText('おひとりで').waitFor()
    expect(analysisWorkers(page)).toHaveLength(1)
    await page.goBack()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(analysisWorkers(page)).toHaveLength(1)
    await page.goBack()
    await visitor.start.waitFor()
    await expect.poll(() => analysisWorkers(page).length).toBe(0)
  })

  it('says how far the loading is, and analyses as soon as that is done', async () => {
    const { hold, release } = heldModels()
    const { page } = await site.open('/capture?gender=WOMEN', hold, 'block')
    const visitor = visitorOf(page)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.status.getByText('準備しています 50 %').waitFor()
    release()
    await visitor.result()
  })

  it('works again without network, a new photo included', async () => {
    const { page } = await site.open()
    const visitor = visitorOf(page)
    await untilInPage(page, () => navigator.serviceWorker.controller !== null)
    const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await site.stop()
    await page.reload()
    expect(await visitor.result()).toBe(code)
    await page.goto('/')
    expect(await visitor.diagnose('女性', 'portraits/spring-woman.jpg')).toBe(code)
    await site.start()
  })

  it('takes the models from the last visit, but for one that was changed meanwhile', async () => {
    const { page, requested } = await site.open('/', undefined, 'block')
    const visitor = visitorOf(page)
    const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await page.evaluate(async () => {
      const cache = await caches.open('kaoiro-analysis')
      const spoiled = (await cache.keys()).find(({ url }) => url.includes('/iris-'))
      if (spoiled !== undefined) await cache.put(spoiled, new Response('something else'))
    })
    const before = requested().length
    await page.goto('/')
    await untilLive(page)
    expect(await visitor.diagnose('女性', 'portraits/spring-woman.jpg')).toBe(code)
    const models = requested()
      .slice(before)
      .filter((url) => /\.(json|bin|wasm)$/.test(url))
    expect(models).toHaveLength(1)
    expect(models[0]).toMatch(/^\/assets\/iris-/)
  })

  it('gives the reason for which a photo cannot be analysed', async () => {
    const { page } = await site.open('/capture?gender=WOMEN')
    const visitor = visitorOf(page)
    await visitor.choose('photos/two-faces.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await shownText(visitor.alert)).toContain('複数')
  })

  it('refuses a model that is not as it was built, and says what to do', async () => {
    const { page } = await site.open('/capture?gender=WOMEN', changedModel, 'block')
    const visitor = visitorOf(page)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await shownText(visitor.alert)).toBe(
      '分析に必要なデータを読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
    )
  })
})

describeLook(site)

describeSameAnswers(site)
