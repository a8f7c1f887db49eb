import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { sampleAnswer, sampleResult } from '@kaoiro/fixtures/services/stub-service'
import type { FullService } from './full-service.js'
import { fullService } from './full-service.js'
import { embedded } from '../storage/database/test-databases.js'
import { testRecords } from '../storage/records/test-records.js'
import { eventually } from '../eventually.js'

const portrait = await readFixture('portraits/spring-woman.jpg')
const json = { 'content-type': 'application/json' }
const jpeg = { 'content-type': 'image/jpeg' }

const { records } = testRecords(embedded.make)
let full: FullService

beforeEach(async () => {
  full = await fullService(records())
})
afterEach(() => full.close())

const create = async () => {
  const response = await full.service.inject({
    method: 'POST',
    url: '/v1/sessions',
    headers: json,
    payload: '{}',
  })
  expect(response.statusCode).toBe(201)
  return response.json<{ data: { session_id: string; bucket_url: string } }>().data
}

const put = (url: string, payload: Uint8Array = portrait, headers = jpeg) =>
  full.service.inject({ method: 'PUT', url, headers, payload: Buffer.from(payload) })

const request = async (id: string, payload = '{"gender":"WOMEN","hairline":20}') => {
  const url = `/v1/sessions/${id}/analyses`
  const response = await full.service.inject({ method: 'POST', url, headers: json, payload })
  full.wake()
  return response
}

const state = (id: string) => full.service.inject({ method: 'GET', url: `/v1/sessions/${id}` })

const remove = (id: string) => full.service.inject({ method: 'DELETE', url: `/v1/sessions/${id}` })

/** The session's state once it is no longer being analysed. */
const endState = (id: string) =>
  eventually(async () => {
    const { data } = (await state(id)).json<{ data: { status: string } }>()
    expect(data.status).not.toBe('analyzing')
    return data
  })

const expectProblem = (
  response: Awaited<ReturnType<typeof state>>,
  status: number,
  code: string,
) => {
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect({ status: response.statusCode, code: response.json<{ code: string }>().code }).toEqual({
    status,
    code,
  })
  expect(response.json<{ detail: string }>().detail).not.toBe('')
}

describe('the four calls', () => {
  test('complete a session and delete its photo', async () => {
    const { session_id, bucket_url } = await create()
    expect((await put(bucket_url)).statusCode).toBe(200)
    expect(full.photos.size).toBe(1)
    expect((await request(session_id)).statusCode).toBe(202)
    expect((await state(session_id)).json()).toMatchObject({ data: { status: 'analyzing' } })
    full.analyser.end(E.right(sampleAnswer))
    expect(await endState(session_id)).toEqual({
      session_id,
      status: 'completed',
      result: sampleResult,
      photo_deleted_at: expect.any(String) as string,
      expires_at: expect.any(String) as string,
    })
    expect(full.photos.size).toBe(0)
  })

  test('report failed with the reason if the photo cannot be analysed', async () => {
    const { session_id, bucket_url } = await create()
    await put(bucket_url)
    await request(session_id)
    full.analyser.end(E.left('many-faces'))
    expect(await endState(session_id)).toEqual({
      session_id,
      status: 'failed',
      reason: 'many-faces',
    })
    expect(full.photos.size).toBe(0)
  })

  test('pass gender and hairline to the analyser; the default hairline is 20', async () => {
    for (const payload of ['{"gender":"MEN","hairline":33.5}', '{"gender":"WOMEN"}']) {
      const { session_id, bucket_url } = await create()
      await put(bucket_url)
      await request(session_id, payload)
    }
    // A slow machine may start an analysis twice.
    await eventually(() => {
      expect(full.analyser.requests).toContainEqual({ gender: 'MEN', hairline: 33.5 })
      expect(full.analyser.requests).toContainEqual({ gender: 'WOMEN', hairline: 20 })
    })
  })
})

describe('deleting a session', () => {
  test('reports what was removed; the session is unknown afterwards', async () => {
    const { session_id, bucket_url } = await create()
    await put(bucket_url)
    expect((await remove(session_id)).json()).toEqual({
      data: { session_id, removed: { photo: true, result: false } },
    })
    expect(full.photos.size).toBe(0)
    expectProblem(await state(session_id), 404, 'unknown-session')
    expectProblem(await remove(session_id), 404, 'unknown-session')
  })
})

describe('problems', () => {
  test('photo-missing if the analysis is requested before the upload', async () => {
    expectProblem(await request((await create()).session_id), 409, 'photo-missing')
  })

  test.each(['no-such-session', '%00', '../../etc/passwd', 'constructor'])(
    'unknown-session for the id %s',
    async (id) => {
      const response = await state(encodeURIComponent(id))
      expectProblem(response, 404, 'unknown-session')
      expectProblem(await request(encodeURIComponent(id)), 404, 'unknown-session')
    },
  )

  test('unknown-upload for a wrong signature', async () => {
    const { bucket_url } = await create()
    expectProblem(await put(`${bucket_url}0`), 404, 'unknown-upload')
  })

  test('photo-already-uploaded for a second upload', async () => {
    const { bucket_url } = await create()
    await put(bucket_url)
    expectProblem(await put(bucket_url), 409, 'photo-already-uploaded')
  })

  test('analysis-already-requested for a second request with other values', async () => {
    const { session_id, bucket_url } = await create()
    await put(bucket_url)
    await request(session_id)
    const another = await request(session_id, '{"gender":"MEN","hairline":20}')
    expectProblem(another, 409, 'analysis-already-requested')
  })

  test.each([
    '{"gender":"OTHER","hairline":20}',
    '{"gender":"MEN","hairline":101}',
    '{"gender":"MEN","hairline":-1}',
    '{"gender":"MEN","hairline":"20"}',
    '{"gender":"MEN","hairline":null}',
    '[]',
    'null',
    '{"gender":',
    '',
  ])('wrong-body for %s', async (payload) => {
    const { session_id, bucket_url } = await create()
    await put(bucket_url)
    expectProblem(await request(session_id, payload), 400, 'wrong-body')
  })

  test('photo-too-large for too many pixels', async () => {
    const { bucket_url } = await create()
    const large = await readFixture('photos/12-megapixels.jpg')
    expectProblem(await put(bucket_url, large), 422, 'photo-too-large')
  })

  test.each(['image/png', 'text/html', 'application/json', 'image'])(
    'not-a-jpeg for the media type %s',
    async (type) => {
      const { bucket_url } = await create()
      const response = await put(bucket_url, portrait, { 'content-type': type })
      expectProblem(response, 415, 'not-a-jpeg')
    },
  )

  test('photo-too-complex for a thousand scans', async () => {
    const { bucket_url } = await create()
    const emptyScan = [0xff, 0xda, 0, 6, 1, 1, 0, 0]
    const scans = Array.from({ length: 1000 }, () => emptyScan).flat()
    const photo = Buffer.concat([portrait.subarray(0, -2), Uint8Array.from(scans)])
    expectProblem(await put(bucket_url, photo), 422, 'photo-too-complex')
  })

  test('not-a-jpeg for an empty body', async () => {
    const { bucket_url } = await create()
    expectProblem(await put(bucket_url, new Uint8Array()), 415, 'not-a-jpeg')
  })
})
