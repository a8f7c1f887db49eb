import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from '../browser.js'
import { startSite } from '../browser.js'
import type { ViewOptions } from '../screens/screen-state.js'
import { screens } from '../screens/screens.js'
import { differences, obsoletePictures } from './expected.js'
import { shotOfPage, shotOfWindow } from './shot.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

interface View {
  readonly name: string
  readonly reach: () => Promise<Page>
  readonly shot: (page: Page) => Promise<Uint8Array>
}

const view = (of: string, suffix: string, options: ViewOptions, shot = shotOfPage): View => {
  const screen = screens.find(({ name }) => name === of)
  if (screen === undefined) throw new Error(`there is no screen “${of}”`)
  return { name: of + suffix, reach: () => screen.reach(site, options), shot }
}

/** The catalogue has pictures of its own, one a state. */
const onPhone = screens.filter(({ name }) => name !== 'catalogue')

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

const views: ReadonlyArray<View> = [
  ...onPhone.map(({ name }) => view(name, '', {})),
  ...['gender', 'capture', 'hairline', 'result, expanded'].flatMap((name) =>
    sizes.map((viewport) => view(name, ` ${viewport.width}`, { viewport })),
  ),
  view('desktop', ' 1280', { viewport: { width: 1280, height: 800 } }),
  ...['gender', 'capture', 'failed, with a reason', 'result', 'result, just analysed'].map((name) =>
    view(name, ' en', { language: 'en' }),
  ),
  // With the actions held at the foot of the window.
  ...['gender', 'result, remarked'].map((name) => view(name, ' window', {}, shotOfWindow)),
]

it.each(views)('the screen “$name” looks as its picture', async ({ name, reach, shot }) => {
  const page = await reach()
  expect(await differences('screens', name, await shot(page))).toEqual([])
  await page.context().close()
})

it('has no picture of a screen that does not exist', async () => {
  expect(
    await obsoletePictures(
      'screens',
      views.map(({ name }) => name),
    ),
  ).toEqual([])
})
