import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { commonColours } from '@kaoiro/core/palette'
import { colourPath } from '@kaoiro/core/result-code'
import { wear as texts } from '@kaoiro/texts/ja'
import { withoutBreaks } from '../../src/components/break-place.js'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { addressWith, codeWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()
const { screen: words, doubts } = texts
const red = texts.common.find(({ colour }) => colour === commonColours.red)?.name ?? ''

/** Runs in the page: records what is shared. */
const recordShares = () => {
  Reflect.set(window, 'shared', [])
  const share = (data: ShareData) => {
    ;(Reflect.get(window, 'shared') as Array<unknown>).push(data.url)
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'share', { value: share })
}

const sharedOn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shared') as ReadonlyArray<string>)

it('a colour is picked in the result, shows its way, is seen on the face, and is sent to a friend', async () => {
  const page = await site.open(addressWith(), (page) => page.addInitScript(recordShares))
  await page.getByRole('button', { name: red, exact: true }).click()
  const way = page.locator('[aria-live]').filter({ has: page.getByText(words.parts.chosen) })
  await way.waitFor()
  const told = await way.locator('p').allTextContents()
  await page.getByRole('button', { name: words.see }).click()
  await page.getByRole('img', { name: withoutBreaks(words.worn({ colour: red })) }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.send }).click()
  const [address = ''] = await sharedOn(page)
  expect(new URL(address).pathname).toBe(colourPath(codeWith(), commonColours.red))

  await page.goto(new URL(address).pathname)
  await visitorOf(page).heading(withoutBreaks(words.page)).waitFor()
  for (const sentence of told) await page.getByText(sentence, { exact: true }).first().waitFor()
  expect(await violationsOn(page)).toEqual([])
})

it('an address without a colour asks for one, and a point of a photo gives it', async () => {
  const page = await site.open(colourPath(codeWith(), 'mauve'))
  await page.getByRole('alert').getByText(words.unknown).waitFor()
  const picture = new PNG({ width: 60, height: 80 })
  picture.data.fill(Buffer.from([0x30, 0x60, 0xa0, 0xff]))
  const buffer = PNG.sync.write(picture)
  await page
    .getByLabel(words.photo)
    .setInputFiles({ name: 'shirt.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: withoutBreaks(words.point) }).click()
  await page.getByText('#3060A0').waitFor()
  await page.getByText(doubts.light).waitFor()
  expect(await violationsOn(page)).toEqual([])
})
