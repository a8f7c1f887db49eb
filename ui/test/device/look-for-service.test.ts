import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Connection } from '../../src/device/allows-look.js'
import { visitorOf } from '../visitor.js'
import { useDeviceSite } from './device-site.js'
import { analysisFile, analysisWorkers, changedModel, heldModels, missingModel } from './models.js'
import { serveByService } from './serve-by-service.js'

const site = useDeviceSite('look', serveByService)

const fast: Connection = { saveData: false, effectiveType: '4g', downlink: 10 }

/** What the browser tells of its network; undefined is what Safari tells. */
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
    // What the service worker requests is seen, and can be held.
    'block',
  )
  const filesRequested = () => visit.requested().filter((url) => analysisFile.test(url))
  return { ...visit, visitor: visitorOf(visit.page), filesRequested }
}

describe('a photo for the service, on a fast connection', () => {
  it('is looked at before it is sent, and what is found stops nobody', async () => {
    const { page, visitor, requested, filesRequested } = await begin(fast)
    await page.waitForLoadState('networkidle')
    expect(filesRequested()).toEqual([])
    await visitor.choose('photos/two-faces.jpg')
    await visitor.status.getByText('おひとりで').waitFor()
    expect(new Set(filesRequested()).size).toBe(9)
    expect(requested().filter((url) => /^\/(v1|bucket)/.test(url))).toEqual([])
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(requested().filter((url) => /^\/v1/.test(url)).length).toBeGreaterThan(2)
  })

  it('is sent without waiting for the look, which ends then', async () => {
    const { hold, release } = heldModels()
    const { page, visitor } = await begin(fast, hold)
    await visitor.choose('portraits/spring-woman.jpg')
    await expect.poll(() => analysisWorkers(page).length).toBe(1)
    await visitor.check()
    await visitor.heading('分析しています').waitFor()
    await expect.poll(() => analysisWorkers(page).length).toBe(0)
    await visitor.result()
    await page.getByRole('button', { name: '今すぐすべて削除する' }).waitFor()
    release()
  })

  it.each([
    ['do not come', missingModel],
    ['are not as they were built', changedModel],
  ])('is analysed as if there were no look where the models %s', async (_, spoil) => {
    const { page, visitor, filesRequested } = await begin(fast, spoil)
    await visitor.choose('photos/two-faces.jpg')
    await expect.poll(() => filesRequested().some((url) => url.includes('/iris-'))).toBe(true)
    // It has failed.
    await expect.poll(() => analysisWorkers(page).length).toBe(0)
    expect(await visitor.status.first().textContent()).toBe('')
    expect(await page.getByRole('alert').allTextContents()).toEqual([])
    await visitor.press('顔の撮影に戻る')
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.result()
  })
})

describe('a photo for the service is not looked at, and nothing is loaded for that', () => {
  it.each([
    ['where the visitor saves data', { ...fast, saveData: true }],
    ['where nothing is known of the connection', undefined],
  ])('%s', async (_, connection) => {
    const { page, visitor, filesRequested } = await begin(connection)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.result()
    expect(filesRequested()).toEqual([])
    expect(analysisWorkers(page)).toEqual([])
  })
})
