import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '@kaoiro/core/content/messages/ja'
import { ja } from '@kaoiro/core/content/ja'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultCode } from '@kaoiro/core/result-code'
import type { Site } from './browser.js'
import { startSite } from './browser.js'
import { visitorOf } from './visitor.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const decoded = (code: string): Diagnosis => {
  const diagnosis = resultCode.decode(code)
  if (E.isLeft(diagnosis)) throw new Error(`${code} does not decode`)
  return diagnosis.right
}

// Each journey waits for the first poll, three seconds after the analysis began: so they run together.
describe.concurrent('the way from the gender to the result', () => {
  it('ends for a woman at the result that her photo has', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    const diagnosis = decoded(await visitor.diagnose('女性', 'portraits/spring-woman.jpg'))
    expect(diagnosis).toMatchObject({ gender: 'WOMEN', colorType: 'spring' })

    await page.getByRole('heading', { name: ja.faceTypes[diagnosis.faceType].name }).waitFor()
    await page.getByRole('heading', { name: ja.seasons.spring.name }).waitFor()
    expect(await page.title()).toBe('診断結果｜Kaoiro')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('診断結果')
  })

  it('ends for a man without the part that is for women', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    const diagnosis = decoded(await visitor.diagnose('男性', 'portraits/winter-man.jpg'))
    expect(diagnosis).toMatchObject({ gender: 'MEN', colorType: 'winter' })

    await page.getByText(ja.seasons.winter.description).waitFor()
    expect(await page.getByText(ja.seasons.winter.makeup.description).count()).toBe(0)
    await page.getByText(ja.faceTypes[diagnosis.faceType].makeup.description).waitFor()
  })

  it('gives the same photo the same code, and another photo another', async () => {
    const codes = await Promise.all(
      ['spring-woman', 'spring-woman', 'winter-woman'].map(async (name) =>
        visitorOf(await site.open()).diagnose('女性', `portraits/${name}.jpg`),
      ),
    )
    expect(codes[1]).toBe(codes[0])
    expect(codes[2]).not.toBe(codes[0])
  })

  it('ends without a face in words, and starts over from there', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await visitor.pick('photos/landscape.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await visitor.alert.textContent()).toBe(messages.reasons['no-face'])
    await page.getByText('申し訳ございません。').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')

    await visitor.press('撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visitor.alert.textContent()).toBe('')
  })
})
