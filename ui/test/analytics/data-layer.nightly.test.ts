import { describe, expect, it } from 'vitest'
import { serveByService, useDeviceSite } from '../device/device-site.js'
import { mockService } from '../mock-service.js'
import { addressWith } from '../results.js'
import { expandAll, visitorOf } from '../visitor.js'
import { dataLayerOf, pushed, stayOnPage } from './steps-of.js'

const site = useDeviceSite('counted', serveByService)

const open = async (at?: string) => {
  const { page, requested } = await site.open(at, stayOnPage, 'block')
  return { page, requested, visitor: visitorOf(page) }
}

it('the whole way pushes only the names of its steps, each once', async () => {
  const { page, requested, visitor } = await open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByText('計測することがあります').waitFor()
  const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  await expandAll(page, '続きを読む')
  await page.evaluate(() => Reflect.defineProperty(navigator, 'share', { value: undefined }))
  await visitor.press('結果をシェア')
  await page.getByText('リンクをコピーしました。').waitFor()
  await visitor.press('画像で保存')
  await page.getByRole('img', { name: '診断結果の画像' }).waitFor()
  await visitor.press('ダウンロード')
  await visitor.press('閉じる')
  await page.locator('a[href*="/counselling/"]').click()
  await page.locator('a[href*="/beauty/pattern/"]').first().click()
  await expect
    .poll(() => dataLayerOf(page))
    .toEqual(
      pushed(
        'start',
        'photo',
        { step: 'check', outcome: 'passed' },
        'result',
        'share',
        'save',
        'reserve',
        'cosmetics',
      ),
    )
  expect(JSON.stringify(await dataLayerOf(page))).not.toContain(code)
  expect(requested().filter((url) => /^https?:/.test(url))).toEqual([])
})

it('a failed analysis pushes its reason', async () => {
  const { page, visitor } = await open('/capture?gender=WOMEN')
  await visitor.choose('photos/two-faces.jpg')
  await visitor.check()
  await visitor.heading('分析に失敗しました').waitFor()
  await expect
    .poll(() => dataLayerOf(page))
    .toEqual(
      pushed(
        'photo',
        { step: 'check', outcome: 'passed' },
        { step: 'failed', reason: 'many-faces' },
      ),
    )
})

it('neither a shared result nor a reload is a result', async () => {
  const { page, visitor } = await open(addressWith())
  await visitor.heading('診断結果').waitFor()
  await page.reload()
  await visitor.heading('診断結果').waitFor()
  expect(await dataLayerOf(page)).toBeNull()
})

/** Run in the page: tags that break. */
const brokenTags = {
  'throws on push': () =>
    Reflect.set(window, 'dataLayer', {
      push: () => {
        throw new Error('a fault of the tag')
      },
    }),
  'has an object instead of an array': () => Reflect.set(window, 'dataLayer', {}),
  'is frozen': () => Reflect.set(window, 'dataLayer', Object.freeze([])),
  'throws when it is read': () =>
    Object.defineProperty(window, 'dataLayer', {
      get: () => {
        throw new Error('a fault of the tag')
      },
    }),
}

describe('a data layer that breaks', () => {
  it.each(Object.entries(brokenTags))(
    'and %s does not keep the visitor from the result',
    async (_, tag) => {
      const { page } = await site.open(
        '/',
        async (page) => {
          await mockService(page)
          await page.addInitScript(tag)
        },
        'block',
      )
      await visitorOf(page).diagnose('女性', 'portraits/spring-woman.jpg')
    },
  )
})

it('a step is pushed after the page has changed', async () => {
  const { page } = await site.open(
    '/',
    (page) =>
      page.addInitScript(() => {
        const places: Array<string> = []
        const push = () => places.push(window.location.pathname)
        Reflect.set(window, 'dataLayer', {
          push,
          [Symbol.iterator]: () => places[Symbol.iterator](),
        })
      }),
    'block',
  )
  await visitorOf(page).begin('女性')
  await expect.poll(() => dataLayerOf(page)).toEqual(['/capture'])
})
