import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { content as ja, compare as words, result as resultJa } from '@kaoiro/texts/ja'
import { comparePath, resultPath } from '@kaoiro/core/result-code'
import { useSite } from '../browser.js'
import { compare as compareEn } from '@kaoiro/texts/en'
import { codeWith } from '../results.js'
import { screenshotOf } from '../settled.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const own = codeWith()
const friend = codeWith({
  faceType: 'chic',
  colorType: 'summer',
  faceTypeAnalysis: [3, 3, 2, 0, 2],
  colorComposition: { spring: 9, summer: 60, autumn: 10, winter: 21 },
})

const opened = async (address: string, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(address, prepare)
  return { page, visitor: visitorOf(page) }
}

/** Runs in the page: a clipboard that contains a text and records what the page writes, and no share sheet. */
const clipboardWith = (text: string) => {
  Reflect.set(navigator, 'share', undefined)
  const copied: Array<string> = []
  Reflect.set(window, 'copied', copied)
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      readText: () => Promise.resolve(text),
      writeText: (written: string) => Promise.resolve(void copied.push(written)),
    },
  })
}

it('a pasted link leads to both results side by side, and the new link can be shared', async () => {
  const pasted = `診断しました！ https://beauty.example.com${resultPath(friend)}?from=line`
  const { page, visitor } = await opened(resultPath(own), (page) =>
    page.addInitScript(clipboardWith, pasted),
  )
  await visitor.follow(resultJa.compare)
  await visitor.heading(words.pickResult.heading).waitFor()
  await visitor.press(words.pickResult.paste)
  await visitor.heading(words.heading).waitFor()
  expect(visitor.place()).toBe(comparePath(own, friend))
  await page
    .getByText(
      ja.comparison.patterns({
        ...{ one: 'A', other: 'B' },
        ...{ a: ja.faceTypes.natural.name, b: ja.faceTypes.chic.name },
      }),
    )
    .waitFor()

  await visitor.press(words.share)
  await visitor.status.getByText(words.copied).waitFor()
  // The link for another language names it, for the preview.
  await visitor.speak('English')
  await visitor.press(compareEn.share)
  await visitor.status.getByText(compareEn.copied).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'copied') as unknown)).toEqual([
    page.url(),
    `${page.url()}?lang=en`,
  ])
  await visitor.speak('日本語')

  await page.goBack()
  await visitor.heading(words.pickResult.heading).waitFor()
})

/** Returns a screenshot of the QR code for a result that a visitor shows to another phone. */
const pictureOfQr = async (code: string): Promise<Buffer> => {
  const page = await site.open(comparePath(code), undefined, { deviceScaleFactor: 2 })
  const qr = page.getByRole('img', { name: words.pickResult.qr })
  return screenshotOf(qr.locator('xpath=..'))
}

it('a scanned QR code leads to both results side by side; a picture without one, another file and a text without a result are reported', async () => {
  const { page, visitor } = await opened(comparePath(own))
  const none = await screenshotOf(page, { clip: { x: 0, y: 0, width: 200, height: 40 } })
  const album = page.getByLabel(words.pickResult.album)
  const png = (buffer: Buffer) => ({ name: 'qr.png', mimeType: 'image/png', buffer })
  await album.setInputFiles(png(none))
  await visitor.alert.getByText(words.problems.noQr).waitFor()
  await album.setInputFiles(png(Buffer.from('no')))
  await visitor.alert.getByText(words.problems.noPicture).waitFor()
  await visitor.press(words.pickResult.compare)
  await visitor.alert.getByText(words.problems.empty).waitFor()
  expect(visitor.place()).toBe(comparePath(own))

  await page.getByLabel(words.pickResult.camera).setInputFiles(png(await pictureOfQr(friend)))
  await visitor.heading(words.heading).waitFor()
  expect(visitor.place()).toBe(comparePath(own, friend))
})
