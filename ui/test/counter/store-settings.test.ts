import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import type { PrivateService } from '@kaoiro/api'
import { startPrivateService } from '@kaoiro/api'
import { phone, sharedBrowser } from '../browser.js'
import { builtPictures, builtStore } from '../built-store.js'
import { addressWith } from '../results.js'
import { customerOf, portrait } from './counter-visits.js'

const ui = path.join(import.meta.dirname, '../..')

let data: string
let service: PrivateService
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'kaoiro-pinned-'))
  service = await startPrivateService({
    data,
    ui: path.join(ui, 'dist'),
    store: { store: { ...builtStore, counter: 'pinned' }, pictures: builtPictures },
    log: console.error,
  })
})
afterAll(async () => {
  await service.close()
  await rm(data, { recursive: true })
})

const onDevice = async (visit: (page: Page) => Promise<unknown>) => {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ ...phone, ...portrait, baseURL: service.address })
  await visit(await context.newPage())
  await context.close()
}

it('opens nothing but the counter on the tablet of a store that pins it, and its results on phones', async () => {
  await onDevice(async (page) => {
    await page.goto('/')
    await page.goto('/counter')
    await customerOf(page).choose.waitFor()
    for (const at of ['/', addressWith(), '/privacy', '/staff', '/nowhere']) {
      await page.goto(at)
      await page.waitForURL('**/counter')
      await customerOf(page).choose.waitFor()
    }
  })
  await onDevice(async (page) => {
    await page.goto(addressWith())
    await customerOf(page).heading('診断結果').waitFor()
  })
})
