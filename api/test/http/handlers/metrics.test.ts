import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { PlaceSums } from '@kaoiro/analyser/colour'
import { addSums, noPlaceSums, noSums, sumsOf } from '@kaoiro/analyser/colour'
import { Norms } from '@kaoiro/core/norms'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestServiceParts } from '../test-service.js'
import { testService } from '../test-service.js'

let service: FastifyInstance
const start = async (parts: TestServiceParts = {}) => {
  const made = await testService(parts)
  service = made.service
  return made
}
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
})

const scrape = async () => (await service.inject({ url: '/metrics' })).body

/** The samples of one metric, without histogram buckets. */
const samplesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'))

describe('/metrics', () => {
  test('counts the events of the service', async () => {
    const { telemetry } = await start()
    telemetry.emit({ _tag: 'SessionCreated' })
    telemetry.emit({ _tag: 'SessionDeleted' })
    telemetry.emit({ _tag: 'AnalysisQueued' })
    telemetry.emit({ _tag: 'AnalysisQueued' })
    telemetry.emit({ _tag: 'AnalysisTurnedAway', because: 'share' })
    telemetry.emit({ _tag: 'PhotoTurnedAway' })
    telemetry.emit({ _tag: 'Swept', photos: 3, sessions: 2 })
    telemetry.emit({ _tag: 'Swept', photos: 0, sessions: 0 })
    telemetry.emit({ _tag: 'AnalysisEnded', outcome: 'Completed', reason: null, seconds: 0.3 })
    telemetry.emit({ _tag: 'AnalysisEnded', outcome: 'Failed', reason: 'no-face', seconds: 0.2 })
    telemetry.emit({ _tag: 'AnalysisBrokeOff', error: new Error('worker died') })
    telemetry.emit({ _tag: 'AnalysisGivenUp' })
    telemetry.emit({ _tag: 'TaskFailed', task: 'sweeping', error: new Error('no database') })
    const text = await scrape()
    for (const sample of [
      'kaoiro_sessions_created_total 1',
      'kaoiro_sessions_deleted_total 1',
      'kaoiro_analyses_queued_total 2',
      'kaoiro_analyses_turned_away_total{because="share"} 1',
      'kaoiro_photos_turned_away_total 1',
      'kaoiro_photos_swept_total 3',
      'kaoiro_analyses_ended_total{outcome="Completed",reason="none"} 1',
      'kaoiro_analyses_ended_total{outcome="Failed",reason="no-face"} 1',
      'kaoiro_analysis_duration_seconds_sum 0.5',
      'kaoiro_analysis_duration_seconds_count 2',
      'kaoiro_analyses_broken_off_total 1',
      'kaoiro_analyses_given_up_total 1',
      'kaoiro_task_failures_total 1',
    ])
      expect(text.split('\n')).toContain(sample)
  })

  test('counts the steps of visits in one metric, failures by their reason', async () => {
    const { telemetry } = await start()
    telemetry.emit({ _tag: 'SessionCreated' })
    telemetry.emit({ _tag: 'SessionCreated' })
    telemetry.emit({ _tag: 'PhotoStored' })
    telemetry.emit({ _tag: 'AnalysisQueued' })
    telemetry.emit({ _tag: 'AnalysisEnded', outcome: 'Completed', reason: null, seconds: 0.3 })
    telemetry.emit({ _tag: 'AnalysisEnded', outcome: 'Failed', reason: 'no-face', seconds: 0.2 })
    telemetry.emit({ _tag: 'AnalysisGivenUp' })
    telemetry.emit({ _tag: 'SessionDeleted' })
    expect(samplesOf(await scrape(), 'kaoiro_visit_steps_total').sort()).toEqual(
      [
        ['analysis', 'none', 1],
        ['card', 'none', 0],
        ['failed', 'internal-error', 1],
        ['failed', 'no-face', 1],
        ['first-screen', 'none', 0],
        ['photo', 'none', 1],
        ['result', 'none', 1],
        ['result-opened', 'none', 0],
        ['session', 'none', 2],
      ].map(
        ([step, reason, count]) =>
          `kaoiro_visit_steps_total{step="${step}",reason="${reason}"} ${count}`,
      ),
    )
  })

  test.each([
    ['waiting', 'kaoiro_queue_length', 3],
    ['pendingBytes', 'kaoiro_pending_photo_bytes', 2_000_000],
  ] as const)('reads %s from the database at most once a second', async (port, name, first) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let value: number = first
    await start({ [port]: () => Promise.resolve(value) })
    expect(await scrape()).toContain(`\n${name} ${first}\n`)
    value = 0
    vi.advanceTimersByTime(999)
    expect(await scrape()).toContain(`\n${name} ${first}\n`)
    vi.advanceTimersByTime(1)
    expect(await scrape()).toContain(`\n${name} 0\n`)
  })

  test('reports NaN for the queue length while the database is down', async () => {
    await start({ waiting: () => Promise.reject(new Error('no database')) })
    expect(await scrape()).toContain('\nkaoiro_queue_length Nan\n')
  })

  test('labels requests by route pattern, never by URL', async () => {
    await start()
    const requests = Array.from({ length: 20 }, (_, i) => `/v1/sessions/${i}`)
    const unknown = Array.from({ length: 20 }, (_, i) => `/${i}`)
    for (const url of [...requests, ...unknown]) await service.inject({ url })
    await service.inject({ method: 'PROPFIND' as 'GET', url: '/x' })
    expect(samplesOf(await scrape(), 'kaoiro_http_request_duration_seconds_count')).toEqual([
      expect.stringContaining('{method="GET",route="/v1/sessions/:session_id",status="200"} 20'),
      expect.stringContaining('{method="GET",route="other",status="404"} 20'),
      expect.stringContaining('{method="other",route="other",status="404"} 1'),
    ])
  })
})

describe('/metrics with a token', () => {
  const metricsToken = 'a-secret'
  const send = async (authorization?: string) => {
    await start({ options: { metricsToken } })
    return service.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    })
  }

  // RFC 9110, 11.1 and 11.4: the scheme in upper or lower case, then one or more spaces.
  test.each(['Bearer a-secret', 'BEARER a-secret', 'Bearer  a-secret'])(
    'accepts Authorization %j',
    async (authorization) => {
      expect((await send(authorization)).statusCode).toBe(200)
    },
  )

  test.each([
    undefined,
    'Bearer ',
    'Bearer a-secre',
    'Bearer a-secret2',
    'Bearer A-Secret',
    'Basic a-secret',
    'a-secret',
  ])('rejects Authorization %j', async (authorization) => {
    const { statusCode, headers, body } = await send(authorization)
    expect(statusCode).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(body).not.toContain('kaoiro_')
  })
})

describe('/metrics/norms', () => {
  const person = sumsOf({ skin: { red: 0.5, blue: 0, light: -1 } })
  const of = (people: number): PlaceSums => ({
    ...noPlaceSums,
    WOMEN: Array.from({ length: people }, () => person).reduce(addSums, noSums),
  })
  const answerTo = async (query: string, people = 60) => {
    await start({ sumsSince: (day) => Promise.resolve(day === '2026-11-01' ? of(people) : of(0)) })
    const response = await service.inject({ url: `/metrics/norms${query}` })
    return { status: response.statusCode, body: response.json<unknown>() }
  }

  test('returns the norms of the people since a day', async () => {
    const { body } = await answerTo('?since=2026-11-01')
    const norms = Norms.decode(body)
    expect(norms).toMatchObject(E.right({ women: { skin: { people: 60, mean: { red: 0.5 } } } }))
    expect(body).not.toHaveProperty('men')
  })

  test.each([
    ['?since=2026-11-01', 49, 409, 'too-few-people'],
    ['?since=2026-02-30', 60, 400, 'wrong-day'],
    ['', 60, 400, 'wrong-day'],
  ])('answers %s for %i people with %i', async (query, people, status, code) => {
    expect(await answerTo(query, people)).toMatchObject({ status, body: { code } })
  })

  test('requires the token of the metrics', async () => {
    await start({ options: { metricsToken: 'secret' }, sumsSince: () => Promise.resolve(of(60)) })
    const url = '/metrics/norms?since=2026-11-01'
    expect((await service.inject({ url })).statusCode).toBe(401)
    const headers = { authorization: 'Bearer secret' }
    expect((await service.inject({ url, headers })).statusCode).toBe(200)
  })
})

test('/metrics has the drift from the norms', async () => {
  const drift = { part: 'skin', measure: 'blue', difference: 1, people: 60 } as const
  await start({ drift: () => Promise.resolve(O.some({ ...drift, excess: 1.5 })) })
  expect(await scrape()).toContain('\nkaoiro_norms_drift 1.5\n')
})

test('/metrics has yesterday’s shares and the expected ones', async () => {
  const winter = { gender: 'WOMEN', trait: 'season', value: 'winter' } as const
  const figures = { yesterday: 0.5, expected: 0.25, low: 0.125, high: 0.375 }
  await start({ shares: () => Promise.resolve([{ ...winter, ...figures }]) })
  const labels = 'gender="WOMEN",trait="season",value="winter"'
  expect(samplesOf(await scrape(), 'kaoiro_result_share')).toEqual([
    `kaoiro_result_share{${labels},of="yesterday"} 0.5`,
    `kaoiro_result_share{${labels},of="expected"} 0.25`,
    `kaoiro_result_share{${labels},of="low"} 0.125`,
    `kaoiro_result_share{${labels},of="high"} 0.375`,
  ])
})

test('/metrics has the version of the build', async () => {
  await start()
  const { version } = JSON.parse(
    await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { readonly version: string }
  expect(await scrape()).toContain(`\nkaoiro_build_info{version="${version}"} 1\n`)
})
