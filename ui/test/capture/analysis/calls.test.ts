import * as O from 'fp-ts/lib/Option.js'
import type { Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { dimensionsOf } from '@kaoiro/analyser/photo'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../../browser.js'
import { mockService } from '../../mock-service.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

it('uploads the displayed photo and requests its analysis with the gender and the hairline', async () => {
  const requests: Array<Request> = []
  // The site's policy would not let the test fetch the displayed photo.
  const page = await site.open('/capture?gender=WOMEN', (page) => mockService(page), {
    bypassCSP: true,
  })
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
