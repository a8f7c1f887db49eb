import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { capture, messages } from '@kaoiro/texts/ja'
import { paths } from '../../src/site/paths.js'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { mockService } from '../mock-service.js'
import { visibleText } from '../visible-text.js'
import { visitorOf, waitForTitle } from '../visitor.js'

// What the screen shows for each error is tested in screens.

const site = useSite()

const samePhoto = (page: Page) => page.getByRole('button', { name: capture.failed.again })

it('a photo without a face is shown with the reason, until a reload, and can be replaced; so is one that cannot be prepared', async () => {
  const page = await site.open(paths.capture('WOMEN'))
  const visitor = visitorOf(page)
  await visitor.choose('photos/landscape.jpg')
  await visitor.check()
  await visitor.heading('分析に失敗しました').waitFor()
  expect(visitor.place()).toBe('/failed')
  expect(await visibleText(visitor.alert)).toBe(messages.reasons['no-face'])
  const picture = page.getByRole('img', { name: capture.doubt.picture })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.reload()
  await waitForTitle(page, '分析に失敗しました｜Kaoiro')
  expect(await visibleText(visitor.alert)).toBe(messages.reasons['no-face'])
  expect(await picture.count()).toBe(0)
  await visitor.follow('撮り直す')
  await page.waitForURL('**/capture?gender=WOMEN')
  await visitor.pick('photos/truncated.jpg')
  await visitor.heading('分析に失敗しました').waitFor()
  expect(await visibleText(visitor.alert)).toBe(capture.failed.unprepared)
})

it('the same photo can be analysed again with its guide, until the visitor leaves the failed screen', async () => {
  const logged: Array<string> = []
  const page = await site.open(paths.capture('MEN'), async (page) => {
    page.on('console', (message) => {
      if (message.text().startsWith('Kaoiro')) logged.push(message.text())
    })
    await mockService(page, { create: { status: 500 } })
  })
  const visitor = visitorOf(page)
  const fail = async () => {
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
  }
  await visitor.choose('portraits/spring-man.jpg')
  await visitor.slider.fill('31')
  await fail()
  expect(logged).toEqual(['Kaoiro: Unexpected status code: 500 (create session)'])
  expect(await violationsOn(page)).toEqual([])
  await samePhoto(page).click()
  expect(await visitor.slider.inputValue()).toBe('31')
  await fail()
  await visitor.follow('性別の選択に戻る')
  await visitor.start.waitFor()
  await page.goBack()
  await visitor.heading('分析に失敗しました').waitFor()
  expect(await samePhoto(page).count()).toBe(0)
  await page.unrouteAll()
  await visitor.follow('撮り直す')
  await page.waitForURL('**/capture?gender=MEN')
  await visitor.choose('portraits/spring-man.jpg')
  await visitor.check()
  await visitor.result()
})
