import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { violationsOn } from '../a11y/axe.js'
import { smallTargetsOn } from '../a11y/targets.js'
import { findJapanese } from '../japanese.js'
import type { ScreenState } from '../screens/screen-state.js'
import { screens } from '../screens/screens.js'
import { differences, obsoletePictures } from './expected.js'
import { linesBrokenOn } from './line-breaks.js'
import { decoded } from './picture.js'
import { shotOfPage, shotOfWindow } from './shot.js'

const site = useSite({ isShared: true })

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

const switchTo = async (page: Page, language: 'ja' | 'en'): Promise<void> => {
  await page.locator(`button[lang="${language}"]`).first().click()
  await page.locator(`html[lang="${language}"]`).waitFor()
}

/** What is wrong with a screen in this state. Afterwards the page is in English, and else as it was. */
const faultsOn = async (page: Page, name: string): Promise<ReadonlyArray<string>> => {
  const found = [
    await unlike(page, name, name),
    await unlike(page, name, `${name} window`, shotOfWindow),
  ]
  for (const size of sizes) {
    await page.setViewportSize(size)
    found.push(await unlike(page, name, `${name} ${size.width}`))
    found.push(await smallTargetsOn(page), await linesBrokenOn(page))
  }
  await page.setViewportSize(phone)

  found.push(await violationsOn(page))
  await switchTo(page, 'en')
  found.push(await violationsOn(page, { isTranslated: true }))
  found.push(isCatalogue(name) ? [] : await findJapanese(page))
  found.push(await unlike(page, name, `${name} en`))
  return found.flat()
}

interface Look {
  readonly page: Page
  readonly faults: ReadonlyArray<string>
}

const looks = new Map<ScreenState, Promise<Look>>()

/** Looks at a state once, from where the one before it was left. */
const lookAt = (state: ScreenState): Promise<Look> => {
  const look = looks.get(state) ?? startLook(state)
  looks.set(state, look)
  return look
}

const startLook = async (state: ScreenState): Promise<Look> => {
  const page = await pageFor(state)
  const look = { page, faults: await faultsOn(page, state.name) }
  if (!screens.some(({ after }) => after?.state === state)) await site.close(page)
  return look
}

const pageFor = async (state: ScreenState): Promise<Page> => {
  if (state.after === undefined) return state.reach(site)
  const { page } = await lookAt(state.after.state)
  await switchTo(page, 'ja')
  await state.after.goOn(page)
  return page
}

// Reaching a screen takes most of the time, and making axe ready for its page: each is reached once, and then looked at
// in every way. They take longer than any other file: together, no core waits for the others.
it.concurrent.for(screens)(
  'the screen “$name” looks as its pictures, can be pressed, and is accessible in any language',
  { timeout: 120_000 },
  async (state, { expect }) => {
    expect((await lookAt(state)).faults).toEqual([])
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
