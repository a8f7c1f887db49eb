import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { looseTextsOn, smallTargetsOn, violationsOn } from '../a11y/checks.js'
import { withCamera } from '../capture/camera/fake-camera.js'
import { customerOf } from '../counter/counter-visits.js'
import { undeclaredBy } from '../legal/stored-names.js'
import { visitorOf } from '../visitor.js'
import { serveByService, useDeviceSite } from './device-site.js'

const site = useDeviceSite('ask', serveByService)

const place = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const onDevice = /^この端末で/
const atService = /^サービスで/

const isCall = (url: string): boolean => /^\/(v1|bucket)\//.test(url)

const begin = async () => {
  const visit = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(visit.page)
  await place(visit.page, onDevice).waitFor()
  return { ...visit, visitor }
}

it('analyses each photo where the visitor chose, and tells apart what was sent and what is stored', async () => {
  const { page, visitor, requested } = await begin()
  await place(page, atService).check()
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  await visitor.result()
  expect(requested().filter(isCall).length).toBeGreaterThan(3)
  expect(requested().filter((url) => /analysis-worker|\.bin$/.test(url))).toEqual([])
  await page.getByRole('button', { name: '今すぐすべて削除する' }).waitFor()
  const sent = requested().length
  await visitor.follow('もう1枚撮って確かめる')
  await place(page, onDevice).check()
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  await visitor.result()
  const stayed = page.getByText(
    'この端末で分析したお写真とその結果は、端末の外には送信していません。',
  )
  await stayed.waitFor()
  expect(requested().slice(sent).filter(isCall)).toEqual([])
  expect(await undeclaredBy(page)).toEqual([])

  await visitor.deleteAll()
  const deleted = page.getByText('診断結果をサービスから削除しました。')
  await deleted.waitFor()
  await stayed.waitFor()
  await page.reload()
  await deleted.waitFor()
  await stayed.waitFor()
})

it('lets each customer at the counter choose where the photo is analysed', async () => {
  const { page, requested } = await site.open('/counter', withCamera('good'))
  const customer = customerOf(page)
  expect(await place(page, onDevice).isChecked()).toBe(true)
  await customer.seeResult()
  expect(requested().filter(isCall)).toEqual([])
  await customer.clear.click()
  await place(page, atService).check()
  await customer.seeResult()
  expect(requested().filter(isCall).length).toBeGreaterThan(3)
  await customer.clear.click()
  await customer.choose.waitFor()
  expect(await place(page, onDevice).isChecked()).toBe(true)
  expect(await violationsOn(page)).toEqual([])
})

it('proposes the device, accessibly, and has its components in the catalogue', async () => {
  const { page } = await begin()
  expect(await place(page, onDevice).isChecked()).toBe(true)
  expect(await violationsOn(page)).toEqual([])
  expect(await smallTargetsOn(page)).toEqual([])
  await place(page, onDevice).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => place(page, atService).isChecked()).toBe(true)

  await page.goto('/component-catalog')
  for (const name of [
    ...['PlaceChoice', 'DevicePhase', 'DeviceFailure', 'DeviceSection'],
    ...['PhotoFindings', 'HairlineHint'],
  ])
    await page.locator(`[data-catalogue^="${name} "]`).first().waitFor()
  expect(await looseTextsOn(page)).toEqual([])
})
