import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrivateService } from '@kaoiro/api'
import { startPrivateService } from '@kaoiro/api'
import { counter as words, shell, start } from '@kaoiro/texts/ja'
import { fixturePath } from '@kaoiro/fixtures/files'
import { smallTargetsOn, violationsOn } from '../a11y/checks.js'
import { phone, sharedBrowser } from '../browser.js'
import { builtPictures, builtStore } from '../built-store.js'
import { trackStates } from '../capture/camera/fake-camera.js'
import { addressWith } from '../results.js'
import { customerOf, onTablet, portrait } from './counter-visits.js'

const ui = path.join(import.meta.dirname, '../..')

let data: string
let service: PrivateService
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'kaoiro-counter-'))
  service = await startPrivateService({ data, ui: path.join(ui, 'dist'), log: console.error })
})
afterAll(async () => {
  await service.close()
  await rm(data, { recursive: true })
})

/** Visits the site of a store with these settings with a new device. */
const visitStore = async (
  settings: Partial<typeof builtStore>,
  visit: (page: Page) => Promise<unknown>,
): Promise<void> => {
  await service.changeStore({ store: { ...builtStore, ...settings }, pictures: builtPictures })
  const browser = await sharedBrowser()
  const context = await browser.newContext({ ...phone, ...portrait, baseURL: service.address })
  await visit(await context.newPage())
  await context.close()
}

it('opens nothing but the counter on the tablet of a store that pins it, and its results on phones', async () => {
  await visitStore({ counter: 'pinned' }, async (page) => {
    await page.goto('/')
    await page.goto('/counter')
    await customerOf(page).choose.waitFor()
    for (const at of ['/', addressWith(), '/privacy', '/staff', '/nowhere']) {
      await page.goto(at)
      await page.waitForURL('**/counter')
      await customerOf(page).choose.waitFor()
    }
    await customerOf(page).women.click()
    for (const heading of [start.gender.terms.more, shell.footer.data]) {
      await customerOf(page).press(heading)
      await customerOf(page).heading(heading).waitFor()
      await customerOf(page).press(words.back)
    }
    expect(new URL(page.url()).pathname).toBe('/counter')
  })
  await visitStore({ counter: 'pinned' }, async (page) => {
    await page.goto(addressWith())
    await customerOf(page).heading('診断結果').waitFor()
  })
})

it('leaves the camera to the tablet’s camera app, accessibly, for a store that wants only that', async () => {
  await visitStore({ camera: 'only-native' }, async (page) => {
    await onTablet(page)
    await page.goto('/counter')
    const customer = customerOf(page)
    await customer.begin()
    await customer.camera.waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    expect(await page.evaluate(trackStates)).toEqual([])
    expect(await page.getByRole('link').filter({ visible: true }).count()).toBe(0)
    await customer.camera.setInputFiles(fixturePath('photos/text.jpg'))
    await customer.alert.getByText('画像ではないファイル').waitFor()
    await customer.camera.setInputFiles(fixturePath('portraits/spring-woman.jpg'))
    await customer.slider.waitFor()
    await customer.check()
    await customer.qr.waitFor()
  })
})
