import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { genders } from '@kaoiro/core/diagnosis'
import { illustrationFiles } from '../../../src/components/pictures/illustration-files.js'
import { useSite } from '../../browser.js'
import {
  noContextOnce,
  withoutWorker,
  holdPreparation,
  releasePreparation,
} from '../../photo-preparation.js'
import { visitorOf } from '../../visitor.js'
import { visibleText } from '../../visible-text.js'

const site = useSite()

const picking = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/', prepare)
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  return { page, visitor }
}

it('drops a photo that is still being prepared when the visitor goes back', async () => {
  const { page, visitor } = await picking(holdPreparation)
  await visitor.pick('photos/12-megapixels.jpg')
  await visitor.status.getByText('写真を準備しています').waitFor()
  await page.getByText('性別の選択に戻る').click()
  await visitor.begin('女性')
  await expect.poll(() => visibleText(visitor.status)).toBe('')

  await releasePreparation(page)
  expect(await visitor.slider.count()).toBe(0)
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.slider.waitFor()
})

it('drops a photo that is still being prepared when the visitor picks another one', async () => {
  const { page, visitor } = await picking(holdPreparation)
  await visitor.pick('photos/12-megapixels.jpg')
  await visitor.status.getByText('写真を準備しています').waitFor()
  await visitor.pick('photos/text.jpg')
  await visitor.alert.filter({ hasText: /./ }).waitFor()

  await releasePreparation(page)
  expect(await visitor.slider.count()).toBe(0)
  expect(await visibleText(visitor.alert)).not.toBe('')
})

it('reports a canvas without a context and accepts another photo', async () => {
  const { page, visitor } = await picking(async (page) => {
    await withoutWorker(page)
    await page.addInitScript(noContextOnce)
  })
  const text = 'Canvas context is not available'
  const logged = page.waitForEvent('console', (message) => message.text().includes(text))
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.alert.getByText('写真を読み込めませんでした。').waitFor()
  await logged

  await page.getByText('撮り直す', { exact: true }).click()
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.slider.waitFor()
})

it('links to the light card in the language of the screen', async () => {
  const { page } = await picking()
  const link = page.locator('main li a')
  expect(await link.getAttribute('href')).toBe('/light-card.pdf')
  await visitorOf(page).speak('English')
  await page.getByText('Light card (PDF)').waitFor()
  const href = (await link.getAttribute('href')) ?? ''
  const { status, type } = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return { status: answer.status, type: answer.headers.get('content-type') }
  }, href)
  expect({ href, status, type }).toEqual({
    href: '/light-card.pdf?lang=en',
    status: 200,
    type: 'application/pdf',
  })
})

it('starts the worker that prepares photos before one is picked', async () => {
  const { page } = await picking()
  await expect.poll(() => page.workers().length).toBe(1)
})

it.each(genders)('illustrates the tips with people for %s', async (gender) => {
  const page = await site.open(`/capture?gender=${gender}`)
  const pictures = page.locator('main li > img')
  await pictures.first().waitFor()
  const names = await pictures.evaluateAll((images) =>
    images.map((image) => image.getAttribute('src')?.replace(/^.*\//, '')),
  )
  const tips = ['light', 'front', 'neutral', 'remove', 'bare', 'card'] as const
  expect(names).toEqual(tips.map((tip) => illustrationFiles.tip(tip, gender)))
  const isShown = () =>
    pictures.evaluateAll((images) =>
      images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )
  await expect.poll(isShown).toBe(true)
})
