import * as O from 'fp-ts/lib/Option.js'
import type { Request } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { dimensionsOf } from '@kaoiro/core/photo/file/dimensions'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../../browser.js'
import { visitorOf } from '../../visitor.js'
import { mockService } from '../../mock-service.js'

const site = useSite()
let calls: ReadonlyArray<Request>
let shown: ReadonlyArray<number>

// One visit, from a chosen photo to its result; each test looks at what it asked the service for.
beforeAll(async () => {
  const requests: Array<Request> = []
  // The site's policy lets nobody fetch the photo that is shown.
  const page = await site.open('/capture?gender=WOMEN', (page) => mockService(page), {
    bypassCSP: true,
  })
  const visitor = visitorOf(page)
  await visitor.choose('photos/orientation-6.jpg')
  shown = await visitor.picture.evaluate(async (image: HTMLImageElement) =>
    Array.from(new Uint8Array(await (await fetch(image.src)).arrayBuffer())),
  )
  await visitor.slider.fill('35')
  page.on('request', (request) => requests.push(request))
  await visitor.check()
  expect(await visitor.result()).toBe(sampleCode)
  calls = requests.filter((request) => request.resourceType() === 'fetch')
})

it('makes the specified calls in their order, and no other', () => {
  const made = calls.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
  expect(made).toEqual([
    'POST /v1/sessions',
    'PUT /bucket/s-1',
    'POST /v1/sessions/s-1/analyses',
    'GET /v1/sessions/s-1',
  ])
})

it('opens a session with an empty object', () => {
  expect(calls[0]?.postData()).toBe('{}')
})

it('uploads the very photo that the visitor saw, as a JPEG whose longer side is 708', () => {
  const bytes = calls[1]?.postDataBuffer() ?? Buffer.alloc(0)
  expect([...bytes]).toEqual(shown)
  expect(calls[1]?.headers()['content-type']).toBe('image/jpeg')
  expect(dimensionsOf(bytes)).toEqual(O.some({ width: 531, height: 708 }))
})

it('requests the analysis with the gender and the hairline, and no more', () => {
  expect(calls[2]?.postDataJSON()).toEqual({ gender: 'WOMEN', hairline: 35 })
})
