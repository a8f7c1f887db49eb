import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPolling } from '@kaoiro/core/session/polling'
import { diagnose } from '@kaoiro/core/session/diagnose'
import { fetchHttp } from '@kaoiro/core/session/http/http'
import { httpSessionApi } from '@kaoiro/core/session/http/http-session-api'
import { AnalysisResult } from '@kaoiro/core/session/wire/analysis-result'
import { readFixture } from '@kaoiro/fixtures/files'
import { runService } from './running-service.js'

let service: Awaited<ReturnType<typeof runService>>

beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

interface Ended {
  readonly status: string
  readonly reason?: string
  readonly result?: unknown
}

/** Makes the four calls of the specification's section 7 without using core. */
const specifiedClient = async (photo: Uint8Array, gender: string): Promise<Ended> => {
  const json = { 'content-type': 'application/json' }
  const sessions = `${service.address}/v1/sessions`
  const created = await fetch(sessions, { method: 'POST', headers: json, body: '{}' })
  const { data } = (await created.json()) as { data: { session_id: string; bucket_url: string } }
  await fetch(data.bucket_url, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: photo,
  })
  const requested = await fetch(`${sessions}/${data.session_id}/analyses`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ gender, hairline: 20 }),
  })
  expect(requested.ok).toBe(true)
  for (;;) {
    const answer = await fetch(`${sessions}/${data.session_id}`)
    const state = ((await answer.json()) as { data: Ended }).data
    if (state.status !== 'analyzing') return state
    await delay(50)
  }
}

const analyse = async (name: string, gender = 'WOMEN'): Promise<Ended> =>
  specifiedClient(await readFixture(name), gender)

describe('the service, called as the specification describes', () => {
  test('analyses a portrait, returns a valid result and deletes the photo', async () => {
    const { status, result } = await analyse('portraits/spring-woman.jpg')
    expect(status).toBe('completed')
    expect(E.isRight(AnalysisResult.decode(result))).toBe(true)
    expect(await readdir(service.photos)).toEqual([])
  })

  test.each([
    ['photos/landscape.jpg', 'no-face'],
    ['photos/truncated.jpg', 'unreadable-photo'],
  ])('rejects %s with the reason %s', async (name, reason) => {
    expect(await analyse(name)).toMatchObject({ status: 'failed', reason })
  })

  test('returns the same results for concurrent sessions as for consecutive ones', async () => {
    const names = ['spring-woman', 'summer-woman', 'autumn-woman', 'winter-woman', 'eyes-round']
    const files = [...names.map((name) => `portraits/${name}.jpg`), 'photos/landscape.jpg']
    const alone: Array<Ended> = []
    for (const file of files) alone.push(await analyse(file))
    const together = await Promise.all([...files, ...files].map((file) => analyse(file)))
    const ends = (all: ReadonlyArray<Ended>) =>
      all.map(({ status, reason, result }) => ({ status, reason, result }))
    expect(ends(together)).toEqual(ends([...alone, ...alone]))
    expect(await readdir(service.photos)).toEqual([])
    expect(service.log).toEqual([])
  })
})

describe('diagnose from core', () => {
  test('returns a diagnosis from a real service and reports its progress', async () => {
    const reported: Array<string> = []
    const diagnosed = await diagnose({
      api: httpSessionApi(fetchHttp((url, init) => fetch(url, init)))(service.address),
      polling: defaultPolling,
      wait: (time) => T.delay(time)(T.of(undefined)),
      cancelled: () => false,
      report: ({ _tag }) => reported.push(_tag),
    })({ photo: await readFixture('portraits/winter-man.jpg'), gender: 'MEN', hairline: 20 })()
    expect(diagnosed).toMatchObject({
      right: { diagnosis: { gender: 'MEN', colorType: 'winter' } },
    })
    expect(reported.slice(0, 3)).toEqual(['Uploading', 'Uploaded', 'Analysing'])
  })
})
