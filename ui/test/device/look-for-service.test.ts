import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Connection } from '@kaoiro/screens/capture'
import { visitorOf } from '../visitor.js'
import {
  analysisFile,
  analysisWorkers,
  heldModels,
  missingModel,
  serveByService,
  useDeviceSite,
} from './device-site.js'

const site = useDeviceSite('look', serveByService)

const fast: Connection = { saveData: false, effectiveType: '4g', downlink: 10 }

/** Sets the browser's network information; Safari has none (undefined). */
const connectBy = (connection: Connection | undefined) => (page: Page) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  )

const begin = async (
  connection: Connection | undefined,
  prepare?: (page: Page) => Promise<unknown>,
) => {
  const visit = await site.open(
    '/capture?gender=WOMEN',
    async (page) => {
      await connectBy(connection)(page)
      await prepare?.(page)
    },
    // Without a service worker all requests can be observed and held.
    'block',
  )
  const filesRequested = () => visit.requested().filter((url) => analysisFile.test(url))
  return { ...visit, visitor: visitorOf(visit.page), filesRequested }
}

describe('a photo for the service, on a fast connection', () => {
  it('is checked, and refused before it is sent', async () => {
    const { page, visitor, requested, filesRequested } = await begin(fast)
    await page.waitForLoadState('networkidle')
    expect(filesRequested()).toEqual([])
    await visitor.choose('photos/two-faces.jpg')
    await page.getByRole('listitem').getByText('おひとりで').waitFor()
    expect(new Set(filesRequested()).size).toBe(7)
    expect(requested().filter((url) => /^\/(v1|bucket)/.test(url))).toEqual([])
  })

  it('is sent without waiting for the check, and cancels it', async () => {
    const { hold } = heldModels()
    const { page, visitor } = await begin(fast, hold)
    await visitor.choose('portraits/spring-woman.jpg')
    await expect.poll(() => analysisWorkers(page).length).toBe(1)
    await visitor.check()
    await visitor.heading('分析しています').waitFor()
    await expect.poll(() => analysisWorkers(page).length).toBe(0)
    await visitor.result()
    await page.getByRole('button', { name: '今すぐすべて削除する' }).waitFor()
  })

  it('is analysed without a check if a model is missing', async () => {
    const { page, visitor, filesRequested } = await begin(fast, missingModel)
    await visitor.choose('photos/two-faces.jpg')
    await expect.poll(() => filesRequested().some((url) => url.includes('/facemesh-'))).toBe(true)
    // When the check fails, its worker ends.
    await expect.poll(() => analysisWorkers(page).length).toBe(0)
    expect(await visitor.status.first().textContent()).toBe('')
    expect(await page.getByRole('alert').allTextContents()).toEqual([])
    await visitor.press('写真を撮り直す')
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.result()
  })
})

it('a photo for the service is sent without a check, and without loading models, on an unknown connection', async () => {
  const { page, visitor, filesRequested } = await begin(undefined)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  await visitor.result()
  expect(filesRequested()).toEqual([])
  expect(analysisWorkers(page)).toEqual([])
})
