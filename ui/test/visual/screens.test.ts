import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { violationsOn } from '../a11y/axe.js'
import { smallTargetsOn } from '../a11y/targets.js'
import { findJapanese } from '../japanese.js'
import { screens } from '../screens/screens.js'
import { differences, obsoletePictures } from './expected.js'
import { decoded } from './picture.js'
import { shotOfPage, shotOfWindow } from './shot.js'

const site = useSite()

/** A phone's width, and those that the layout changes for. */
const phone = { width: 390, height: 844 }
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** Screens whose pictures are taken in further sizes, in English, and with what the window holds at its foot. */
const inAllSizes = [
  ...['gender', 'capture', 'hairline', 'result, expanded'],
  ...['result of two photos', 'two results'],
]
const onDesktop = ['desktop']
const inEnglish = [
  ...['gender', 'capture', 'failed, with a reason', 'result', 'result, just analysed'],
  ...['result of two photos', 'two results, a woman and a man', 'another result'],
]
const inWindow = ['gender', 'result, remarked']

/** The catalogue has pictures of its own, one a state, and texts of its own. */
const isCatalogue = (name: string): boolean => name === 'catalogue'

const widthsOf = (name: string): ReadonlyArray<number> => {
  if (inAllSizes.includes(name)) return sizes.map(({ width }) => width)
  return onDesktop.includes(name) ? [1280] : []
}

const picturesOf = (name: string): ReadonlyArray<string> => [
  ...(isCatalogue(name) ? [] : [name]),
  ...widthsOf(name).map((width) => `${name} ${width}`),
  ...(inEnglish.includes(name) ? [`${name} en`] : []),
  ...(inWindow.includes(name) ? [`${name} window`] : []),
]

/** Faults in the look of a page, by the pictures that it has in this state. */
const unlike = async (
  page: Page,
  name: string,
  picture: string,
  shot = shotOfPage,
): Promise<ReadonlyArray<string>> =>
  picturesOf(name).includes(picture)
    ? differences('screens', picture, decoded(await shot(page)))
    : []

const switchToEnglish = async (page: Page): Promise<void> => {
  await page.locator('button[lang="en"]').first().click()
  await page.locator('html[lang="en"]').waitFor()
}

// Reaching a screen takes most of the time, so each is reached once, and then looked at in every way. They are the
// longest of all files: together, no core waits for the others.
it.concurrent.for(screens)(
  'the screen “$name” looks as its pictures, can be pressed, and is accessible in any language',
  { timeout: 120_000 },
  async ({ name, reach }, { expect }) => {
    const page = await reach(site)
    expect.soft(await unlike(page, name, name)).toEqual([])
    expect.soft(await unlike(page, name, `${name} window`, shotOfWindow)).toEqual([])

    for (const size of sizes) {
      await page.setViewportSize(size)
      expect.soft(await unlike(page, name, `${name} ${size.width}`)).toEqual([])
      expect.soft(await smallTargetsOn(page)).toEqual([])
    }
    await page.setViewportSize(phone)

    expect.soft(await violationsOn(page)).toEqual([])
    await switchToEnglish(page)
    expect.soft(await violationsOn(page, { isTranslated: true })).toEqual([])
    expect.soft(isCatalogue(name) ? [] : await findJapanese(page)).toEqual([])
    expect.soft(await unlike(page, name, `${name} en`)).toEqual([])
    await page.context().close()
  },
)

it('has no picture of a screen that does not exist', async () => {
  expect(
    await obsoletePictures(
      'screens',
      screens.flatMap(({ name }) => picturesOf(name)),
    ),
  ).toEqual([])
})
