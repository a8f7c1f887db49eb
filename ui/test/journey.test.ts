import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { content as ja } from '@kaoiro/core/locales/ja/content/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { useSite } from './browser.js'
import { visitorOf, waitForFocusedHeading, waitForTitle } from './visitor.js'

const site = useSite()

const decoded = (code: string): Diagnosis => {
  const diagnosis = resultCode.decode(code)
  if (E.isLeft(diagnosis)) throw new Error(`${code} does not decode`)
  return diagnosis.right
}

// The journeys run concurrently, since each waits three seconds for the first poll.
describe.concurrent('the journey from the gender to the result', () => {
  it('ends at the result of a woman’s photo', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    const diagnosis = decoded(await visitor.diagnose('女性', 'portraits/spring-woman.jpg'))
    expect(diagnosis).toMatchObject({ gender: 'WOMEN', colorType: 'spring' })

    const { name } = ja.faceTypes[diagnosis.faceType]
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByRole('heading', { level: 2, name: ja.seasons.spring.name }).waitFor()
    await page.getByText(ja.seasons.spring.makeup.description).waitFor()
    await waitForTitle(page, '診断結果｜Kaoiro')
    await waitForFocusedHeading(page, '診断結果')
  })

  it('ends for a man without the makeup of the season', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    const diagnosis = decoded(await visitor.diagnose('男性', 'portraits/winter-man.jpg'))
    expect(diagnosis).toMatchObject({ gender: 'MEN', colorType: 'winter' })

    await page.getByText(ja.faceTypes[diagnosis.faceType].makeup.description).waitFor()
    await page.getByText(ja.seasons.winter.description).waitFor()
    expect(await page.getByText(ja.seasons.winter.makeup.description).count()).toBe(0)
  })

  it('leads back from the result to the first screen, not to the capture screen', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await page.goBack()
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/')
    await page.goForward()
    expect(await visitor.result()).toBe(code)
  })

  it('reaches a result after a failure, without asking for the gender again', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await visitor.choose('photos/landscape.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    await visitor.follow('撮り直す')
    await visitor.choose('portraits/autumn-woman.jpg')
    await visitor.check()
    const diagnosis = decoded(await visitor.result())
    expect(diagnosis).toMatchObject({ gender: 'WOMEN', colorType: 'autumn' })
  })

  it('continues after a reload, and keeps the result after another one', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.begin('男性')
    await visitor.choose('portraits/autumn-man.jpg')
    await page.reload()
    await visitor.heading('撮影前にご確認ください').waitFor()
    await visitor.choose('portraits/autumn-man.jpg')
    await visitor.check()
    const code = await visitor.result()
    expect(decoded(code).gender).toBe('MEN')
    await page.reload()
    expect(await visitor.result()).toBe(code)
  })
})
