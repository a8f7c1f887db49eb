import * as O from 'fp-ts/lib/Option.js'
import type { Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { dimensionsOf } from '@kaoiro/analyser/photo'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { mockService } from '../mock-service.js'
import { visitorOf } from '../visitor.js'

// The tests of core cover the calls, their schedule and every fault, those of screens what a visitor reads of a fault.

const site = useSite()

const captureOfWomen = '/capture?gender=WOMEN'
const waiting = '接続を待っています…'

const withPhoto = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(captureOfWomen, prepare)
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  return { page, visitor }
}

it('uploads the displayed photo and requests its analysis with the gender and the hairline', async () => {
  const requests: Array<Request> = []
  // The site's policy would not let the test fetch the displayed photo.
  const page = await site.open(captureOfWomen, (page) => mockService(page), { bypassCSP: true })
  const visitor = visitorOf(page)
  await visitor.choose('photos/orientation-6.jpg')
  const displayed = await visitor.picture.evaluate(async (image: HTMLImageElement) =>
    Array.from(new Uint8Array(await (await fetch(image.src)).arrayBuffer())),
  )
  await visitor.slider.fill('35')
  page.on('request', (request) => requests.push(request))
  await visitor.check()
  expect(await visitor.result()).toBe(sampleCode)

  // Without the store's products, which the result loads.
  const calls = requests.filter(
    (request) => request.resourceType() === 'fetch' && !request.url().includes('/assets/'),
  )
  expect(calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`)).toEqual([
    'POST /v1/sessions',
    'PUT /bucket/s-1',
    'POST /v1/sessions/s-1/analyses',
    'GET /v1/sessions/s-1',
  ])
  const [create, upload, request] = calls
  expect(create?.postData()).toBe('{}')
  const bytes = upload?.postDataBuffer() ?? Buffer.alloc(0)
  expect([...bytes]).toEqual(displayed)
  expect(upload?.headers()['content-type']).toBe('image/jpeg')
  expect(dimensionsOf(bytes)).toEqual(O.some({ width: 531, height: 708 }))
  expect(request?.postDataJSON()).toEqual({ gender: 'WOMEN', hairline: 35 })
})

it('waits while the visitor is offline, before and during the calls, and goes on once online', async () => {
  const { hold, requested, release } = heldRequests('**/v1/sessions/*/analyses')
  const { page, visitor } = await withPhoto(hold)
  await page.context().setOffline(true)
  await visitor.check()
  await visitor.status.getByText(waiting).waitFor()
  await page.context().setOffline(false)
  await requested
  const failed = page.waitForEvent('requestfailed')
  await page.context().setOffline(true)
  release()
  await failed
  await visitor.status.getByText(waiting).waitFor()
  await page.context().setOffline(false)
  await visitor.result()
})

it('an upload is aborted when the visitor cancels, and a session deleted when the visitor cancels or leaves; the photo stays', async () => {
  const upload = heldRequests('**/bucket/*')
  const { page, visitor } = await withPhoto(async (page) => {
    await mockService(page, { get: { body: { data: { status: 'analyzing' } } } })
    await upload.hold(page)
  })
  await visitor.check()
  await upload.requested
  const failed = page.waitForEvent('requestfailed')
  await visitor.press('中止する')
  expect((await failed).failure()?.errorText).toContain('ABORTED')
  await visitor.heading('撮影した画像').waitFor()
  await page.unroute('**/bucket/*')

  for (const leave of [
    () => visitor.press('中止する'),
    () => page.getByRole('link', { name: 'Kaoiro' }).click(),
  ]) {
    const polled = page.waitForRequest(
      (request) => request.method() === 'GET' && /\/v1\/sessions\/s-1$/.test(request.url()),
    )
    await visitor.check()
    await polled
    const next = page.waitForRequest(/\/v1\//)
    await leave()
    expect((await next).method()).toBe('DELETE')
  }
  await visitor.heading('診断する性別をお選びください').waitFor()
})
