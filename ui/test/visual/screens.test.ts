import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import {
  coveringBarsOn,
  looseTextsOn,
  smallTargetsOn,
  violationsOn,
  withLargeText,
} from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { namedWalks } from '../screens/screens.js'
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
const desktop = { width: 1280, height: 800 }
const sizes = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, desktop]

/** A small phone in landscape, then in portrait. */
const smallPhone = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
]

/** English is the last, because further checks are made in it. */
const translations = [...languages.filter((each) => each !== 'ja' && each !== 'en'), 'en'] as const

type Shot = 'phone' | 'desktop' | 'window' | Language

/**
 * The pictures: in Japanese on a phone or a desktop, of a phone's window with its action bar, or on a phone in another
 * language. Other screens share a layout with these.
 */
const shots: Readonly<Record<string, ReadonlyArray<Shot>>> = {
  gender: ['phone', 'desktop', 'window'],
  desktop: ['desktop'],
  capture: ['phone', 'desktop'],
  'capture, refused': ['phone'],
  doubt: ['phone'],
  hairline: ['phone', 'desktop'],
  analysing: ['phone'],
  'failed, with a reason': ['phone'],
  result: ['phone', ...translations],
  'result, expanded': ['phone', 'desktop'],
  'result of a man, expanded': ['phone'],
  'result near a second season, expanded': ['phone'],
  'result, remarked': ['window'],
  'result, just analysed': ['phone'],
  'result of two photos': ['phone'],
  'two results': ['phone', 'desktop'],
  'another result, not found': ['phone'],
  'before the photo': ['phone'],
  'stored data': ['phone'],
  error: ['phone'],
  unloaded: ['phone'],
}

const isNamed = (name: string, shot: Shot): boolean => shots[name]?.includes(shot) ?? false

const pictureOf = (name: string, shot: Shot): string =>
  shot === 'phone' ? name : `${name} ${shot}`

/** Compares the page with the committed picture, if the screen has such a picture. */
const visualFaults = async (
  page: Page,
  name: string,
  shot: Shot,
): Promise<ReadonlyArray<string>> => {
  if (!isNamed(name, shot)) return []
  const taken = await (shot === 'window' ? shotOfWindow(page) : shotOfPage(page))
  return differences('screens', pictureOf(name, shot), decoded(taken))
}

const resize = async (page: Page, size: { readonly width: number; readonly height: number }) => {
  await page.setViewportSize(size)
  await settled(page)
}

/** Returns everything that is wrong with a screen. Afterwards the page is in English, and otherwise unchanged. */
const faultsOn = async (page: Page, name: string): Promise<ReadonlyArray<string>> => {
  // The catalogue's texts are English only, and its boxes are narrower than any screen.
  const isCatalogue = name === 'catalogue'
  const found = [await visualFaults(page, name, 'phone'), await visualFaults(page, name, 'window')]
  for (const size of sizes) {
    await resize(page, size)
    if (size === desktop) found.push(await visualFaults(page, name, 'desktop'))
    found.push(await smallTargetsOn(page), await linesBrokenOn(page))
  }
  for (const size of smallPhone) {
    await resize(page, size)
    if (!isCatalogue) found.push(await coveringBarsOn(page))
  }
  if (!isCatalogue) found.push(await withLargeText(page, () => wordsBrokenOn(page)))
  await resize(page, phone)

  found.push(await violationsOn(page), await looseTextsOn(page))
  for (const language of translations) {
    if (language !== 'en' && !isNamed(name, language)) continue
    await switchTo(page, language)
    found.push(await visualFaults(page, name, language))
  }
  if (!isCatalogue) found.push(await findJapanese(page))
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
  const names = namedWalks.flatMap(([, { states }]) => states.map(([name]) => name))
  const used = Object.entries(shots).filter(([name]) => names.includes(name))
  const pictures = used.flatMap(([name, all]) => all.map((shot) => pictureOf(name, shot)))
  expect(await obsoletePictures('screens', pictures)).toEqual([])
  expect(used).toHaveLength(Object.keys(shots).length)
})

/** Components that the catalogue shows as a part of another one. */
const shownWithin: Readonly<Record<string, string>> = {
  ScreenHeading: 'Message',
  ScreenLink: 'ButtonLink',
  Spinner: 'Progress',
}

/** Shown by the pictures of screens, or on paper only (`test/print`). */
const onScreens = [
  'CardRow',
  'Drawing',
  'FullScreenDialog',
  'Icon',
  'Illustration',
  'MessageScreen',
  'Names',
  'PrintedAddress',
  'QrCode',
]

const source = path.join(import.meta.dirname, '../../src/components')

/** The names of the shared components, from their sources. */
const sharedComponents = async (): Promise<ReadonlyArray<string>> => {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.tsx'))
  const sources = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')))
  return sources
    .flatMap((source) => [...source.matchAll(/^export (?:const|class|function) ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !onScreens.includes(name))
    .map((name) => shownWithin[name] ?? name)
}

it('the catalogue shows every shared component, as in the pictures of those with several states', async () => {
  const page = await site.open('/component-catalog')
  const entries = page.locator('section:has([data-catalogue])')
  await entries.first().waitFor()
  // A camera that opens is mentioned after half a second.
  await page.locator('[data-shown="false"]').waitFor({ state: 'detached' })
  const shown = await entries.evaluateAll((all) =>
    all.map((entry) => ({
      name: entry.querySelector('h2')?.textContent ?? '',
      states: entry.querySelectorAll('[data-catalogue]').length,
    })),
  )
  const names = shown.map(({ name }) => name)
  expect((await sharedComponents()).filter((name) => !names.includes(name))).toEqual([])
  expect(names).toContain('ActionBar')

  const pictured = shown.filter(({ states }) => states > 1).map(({ name }) => name)
  const pictures = await shotsOfElements(entries)
  const found: Array<string> = []
  for (const [at, picture] of pictures.entries()) {
    const name = names[at] ?? ''
    if (pictured.includes(name)) found.push(...(await differences('catalogue', name, picture)))
  }
  expect(found).toEqual([])
  expect(await obsoletePictures('catalogue', pictured)).toEqual([])
})
