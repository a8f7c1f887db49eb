import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  coveringBarsOn,
  looseTextsOn,
  smallTargetsOn,
  violationsOn,
  withLargeText,
} from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { namedWalks, walks } from '../screens/screens.js'
import { beginWalk, reachState, switchTo } from '../screens/walk.js'
import { settled } from '../settled.js'
import { findJapanese } from '../visible-text.js'
import { differences, obsoletePictures } from './expected.js'
import { linesBrokenOn, wordsBrokenOn } from './line-breaks.js'
import { decoded } from './picture.js'
import { shotOfPage, shotOfWindow, shotsOfElements } from './shot.js'

const site = useSite()

/** A common phone, and the sizes at which the layout changes. */
const phone = { width: 390, height: 844 }
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** A small phone in landscape, then in portrait. */
const smallPhone = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
]

/** Screens with additional pictures: in other sizes, in English, or of the window with the action bar. */
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

/** The catalogue has one picture per component, and its texts are English only. */
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

/** Compares the page with the committed picture of this name, if the screen has such a picture. */
const visualFaults = async (
  page: Page,
  name: string,
  picture: string,
  shot = shotOfPage,
): Promise<ReadonlyArray<string>> =>
  picturesOf(name).includes(picture)
    ? differences('screens', picture, decoded(await shot(page)))
    : []

const resize = async (page: Page, size: { readonly width: number; readonly height: number }) => {
  await page.setViewportSize(size)
  await settled(page)
}

/** Returns everything that is wrong with a screen. Afterwards the page is in English, and otherwise unchanged. */
const faultsOn = async (page: Page, name: string): Promise<ReadonlyArray<string>> => {
  const found = [
    await visualFaults(page, name, name),
    await visualFaults(page, name, `${name} window`, shotOfWindow),
  ]
  for (const size of sizes) {
    await resize(page, size)
    found.push(await visualFaults(page, name, `${name} ${size.width}`))
    found.push(await smallTargetsOn(page), await linesBrokenOn(page))
  }
  for (const size of smallPhone) {
    await resize(page, size)
    if (!isCatalogue(name)) found.push(await coveringBarsOn(page))
  }
  // The catalogue's boxes are narrower than any screen.
  if (!isCatalogue(name)) found.push(await withLargeText(page, () => wordsBrokenOn(page)))
  await resize(page, phone)

  found.push(await violationsOn(page), await looseTextsOn(page))
  await switchTo(page, 'en')
  found.push(isCatalogue(name) ? [] : await findJapanese(page))
  found.push(await visualFaults(page, name, `${name} en`))
  return found.flat()
}

// Reaching a screen and loading axe take most of the time, so each screen is reached once for all checks.
it.concurrent.for(namedWalks)(
  'matches its pictures, is accessible and breaks its lines well: %s',
  async ([, walk], { expect }) => {
    const page = await beginWalk(site, walk)
    for (const [at, state] of walk.states.entries()) {
      if (at > 0) await switchTo(page, 'ja')
      await reachState(page, state)
      expect.soft(await faultsOn(page, state[0])).toEqual([])
    }
  },
)

it('does not keep pictures of removed screens', async () => {
  const names = walks.flatMap(({ states }) => states.map(([name]) => name))
  expect(await obsoletePictures('screens', names.flatMap(picturesOf))).toEqual([])
})

it('matches the picture of every component in every state', async () => {
  const page = await site.open('/component-catalog')
  const boxes = page.locator('[data-catalogue]')
  await boxes.first().waitFor()
  const names = await boxes.evaluateAll((all) =>
    all.map((box) => box.getAttribute('data-catalogue') ?? ''),
  )
  const shots = await shotsOfElements(boxes)
  expect(shots).toHaveLength(names.length)
  const found = await Promise.all(
    shots.map((shot, at) => differences('catalogue', names[at] ?? '', shot)),
  )
  expect(found.flat()).toEqual([])
  expect(await obsoletePictures('catalogue', names)).toEqual([])
})
