import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { resultCode } from '@kaoiro/core/result-code'
import { camera, capture, messages } from '@kaoiro/texts/ja'
import { violationsOn } from '../a11y/checks.js'
import { customerOf } from '../counter/counter-visits.js'
import { showScene, withCamera } from '../capture/camera/fake-camera.js'
import { startChromium } from '../engines/chromium.js'
import { undeclaredBy, waitForCopy } from '../legal/stored-names.js'
import { visibleText } from '../visible-text.js'
import { visitorOf } from '../visitor.js'
import {
  analysisFile,
  analysisWorkers,
  changedModel,
  heldModels,
  useDeviceSite,
} from './device-site.js'
import { describeLook } from './look-before-sending.js'
import { describeSameAnswers, fewPhotos } from './same-answers.js'

const site = useDeviceSite('device')

describe('a static site', () => {
  it('leads from the gender to the result without requests to other sites, and declares what it stores', async () => {
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

    await waitForCopy(page)
    expect(await undeclaredBy(page)).toEqual([])
    await visitor.follow('お写真とデータの取り扱い')
    await page.getByText('この端末で分析し、送信しません').waitFor()
    expect(await page.getByRole('heading', { name: 'サービスに保存するもの' }).count()).toBe(0)
  })

  it('loads the analysis when a photo is chosen, refuses one that it would reject, and ends it when the visitor leaves the capture screen', async () => {
    const { page, requested } = await site.open()
    const visitor = visitorOf(page)
    const filesRequested = () => new Set(requested().filter((url) => analysisFile.test(url))).size
    const expectWorkers = (number: number) =>
      expect.poll(() => analysisWorkers(page).length).toBe(number)
    await visitor.begin('女性')
    await page.waitForLoadState('networkidle')
    expect(filesRequested()).toBe(0)
    // Only the service draws the light card.
    await page.getByRole('heading', { name: '白い紙（任意）' }).waitFor()
    expect(await page.getByRole('link', { name: 'ライトカード（PDF）' }).count()).toBe(0)

    await visitor.choose('photos/two-faces.jpg')
    // In the words of the failed screen.
    await visitor.heading(capture.doubt.refused).waitFor()
    await page.getByRole('listitem').getByText(messages.reasons['many-faces']).waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(filesRequested()).toBe(7)
    await expectWorkers(1)
    await visitor.press('撮り直す')
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
      const [message] = all as [{ readonly name?: string }]
      if (message.name === 'locate')
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
      .poll(() => page.evaluate(() => Reflect.get(window, 'located') as number))
      .toBeGreaterThan(1)
    await page.getByRole('dialog').getByText(camera.hints.closer).waitFor()
    await page.evaluate(showScene, 'good')
    await visitorOf(page).slider.waitFor()
  })
})

describe('the counter', () => {
  it('analyses photos on the tablet, also without the network', async () => {
    const { page, requested } = await site.open('/counter', withCamera('good'))
    const customer = customerOf(page)
    await customer.women.click()
    await page.getByText('外部には送信しません').waitFor()
    await page.getByRole('button', { name: '戻る' }).click()
    const code = await customer.seeResult()
    expect(requested().filter((url) => /^\/(v1|bucket)/.test(url))).toEqual([])
    await waitForCopy(page)
    await site.stop()
    await page.context().setOffline(true)
    await customer.clear.click()
    await customer.choose.waitFor()
    expect(await visibleText(customer.alert)).toBe('')
    expect(await customer.seeResult()).toBe(code)
    await site.start()
  })
})

describeLook(site)

describeSameAnswers(site, [['Chromium', startChromium]], () => Promise.resolve(fewPhotos))
