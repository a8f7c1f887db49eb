import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { comparePath, resultPath } from '@kaoiro/core/result-code'
import { compare as words } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { codeWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const own = codeWith()
const friend = resultPath(codeWith({ faceType: 'handsome' }))

/** Runs in the page: replaces the QR detector and the clipboard. The test decides when they answer. */
const holdAnswers = () => {
  const waiting: Array<(text: string) => void> = []
  const later = () => new Promise<string>((resolve) => void waiting.push(resolve))
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code'])
    detect = () => later().then((rawValue) => [{ rawValue }])
  }
  Reflect.set(window, 'BarcodeDetector', Detector)
  Object.defineProperty(navigator, 'clipboard', { value: { readText: later } })
  Reflect.set(window, 'waiting', waiting)
}

const waitFor = (page: Page, questions: number) =>
  page.waitForFunction(
    (questions) => (Reflect.get(window, 'waiting') as Array<unknown>).length === questions,
    questions,
  )

const answer = (page: Page, question: number, text: string) =>
  page.evaluate(
    ([question, text]) =>
      (Reflect.get(window, 'waiting') as Array<(text: string) => void>)[question]?.(text),
    [question, text] as const,
  )

/** Returns the path of the page after it has handled an answer. */
const placeAfterwards = (page: Page) => page.evaluate(() => window.location.pathname)

it('a late answer from a picture is ignored once the visitor pastes a link, and every one after the visitor has left', async () => {
  const page = await site.open(comparePath(own), (page) => page.addInitScript(holdAnswers))
  const visitor = visitorOf(page)
  await page
    .getByLabel(words.pickResult.album)
    .setInputFiles(fixturePath('portraits/spring-woman.jpg'))
  await waitFor(page, 1)
  const reading = page.getByText(words.pickResult.reading)
  await reading.waitFor()
  await visitor.press(words.pickResult.paste)
  await waitFor(page, 2)
  await reading.waitFor({ state: 'detached' })
  await answer(page, 0, friend)
  expect(await placeAfterwards(page)).toBe(comparePath(own))

  await visitor.follow(words.pickResult.back)
  await visitor.heading('診断結果').waitFor()
  await answer(page, 1, friend)
  expect(await placeAfterwards(page)).toBe(resultPath(own))
})
