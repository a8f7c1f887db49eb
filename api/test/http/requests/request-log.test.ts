import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { traceparent } from '../../../src/concurrency/trace.js'
import { exchange, listen, parsed } from '../raw.js'
import { stubSessions, testService } from '../test-service.js'
import type { TestServiceParts } from '../test-service.js'

const id = 'c4670167-b48b-467b-987e-a78795efbe5a'

let service: FastifyInstance
const start = async (parts: TestServiceParts = {}) => {
  const made = await testService(parts)
  service = made.service
  const linesAs = () => made.lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { ...made, linesAs }
}
afterEach(() => service.close())

const failing = (error: Error) =>
  stubSessions({ state: () => Promise.reject(error), create: () => Promise.reject(error) })

describe('a request', () => {
  test('is logged as one JSON line', async () => {
    const { linesAs } = await start()
    const { headers } = await service.inject({ url: `/v1/sessions/${id}` })
    expect(linesAs()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        requestId: headers['x-request-id'],
        method: 'GET',
        route: '/v1/sessions/:session_id',
        status: 200,
        milliseconds: expect.any(Number) as number,
        msg: 'request',
      },
    ])
  })

  test('that fails is logged at level error with the error', async () => {
    const { linesAs } = await start({ sessions: failing(new TypeError('broken')) })
    const { statusCode, body } = await service.inject({ url: `/v1/sessions/${id}` })
    expect(statusCode).toBe(500)
    expect(body).not.toContain('broken')
    expect(linesAs()).toMatchObject([
      {
        level: 'error',
        status: 500,
        err: {
          name: 'TypeError',
          message: 'broken',
          stack: expect.stringContaining('request-log.test') as string,
        },
      },
    ])
  })

  test('that is not HTTP is not logged', async () => {
    const { lines } = await start()
    const port = await listen(service)
    for (const sent of ['hello\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'])
      expect(parsed(await exchange(port, sent)).status).toBe(400)
    expect(lines.filter((line) => !line.includes('Server listening'))).toEqual([])
  })

  test.each([
    ['info', 1],
    ['warn', 0],
    ['silent', 0],
  ] as const)('at log level %s writes %i lines', async (logLevel, count) => {
    const { lines } = await start({ logLevel })
    await service.inject({ url: `/v1/sessions/${id}` })
    expect(lines).toHaveLength(count)
  })
})

describe('the request id', () => {
  const idOf = async (given?: string) => {
    await start()
    const headers = given === undefined ? {} : { 'x-request-id': given }
    return (await service.inject({ url: '/healthz', headers })).headers['x-request-id']
  }

  test.each(['a', 'trace_1-B', 'x'.repeat(64)])(
    'is the X-Request-Id of the request if valid: %s',
    async (given) => {
      expect(await idOf(given)).toBe(given)
    },
  )

  test.each(['', 'x'.repeat(65), 'a b', '"}', 'é', id, id.toUpperCase(), `of-${id}`])(
    'is a new one if X-Request-Id is malformed or contains a session id: %j',
    async (given) => {
      const found = await idOf(given)
      expect(found).toMatch(/^[\w-]{16}$/)
      expect(found).not.toBe(given)
    },
  )
})

describe('the trace of a request', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const parent = `00-${traceId}-00f067aa0ba902b7-01`
  const linesWith = async (traceparent?: string) => {
    const { linesAs } = await start({ sessions: failing(new Error('broken')) })
    const headers = traceparent === undefined ? {} : { traceparent }
    await service.inject({ url: `/v1/sessions/${id}`, headers })
    return linesAs()
  }

  test('is logged and passed on to the sessions', async () => {
    let passedOn: string | undefined
    const { linesAs, telemetry } = await start({
      sessions: stubSessions({
        state: async () => {
          await Promise.resolve()
          passedOn = traceparent()
          telemetry.emit({ _tag: 'SessionCreated' })
          return E.left({ _tag: 'UnknownSession' })
        },
      }),
    })
    await service.inject({ url: `/v1/sessions/${id}`, headers: { traceparent: parent } })
    expect(passedOn).toBe(parent)
    expect(linesAs()).toMatchObject([
      { msg: 'session created', traceId },
      { msg: 'request', traceId },
    ])
  })

  test.each([
    undefined,
    '',
    traceId,
    parent.toUpperCase(),
    parent.replace('00-', 'ff-'),
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `${parent}-more`,
  ])('is not logged for the header %j', async (header) => {
    const [line] = await linesWith(header)
    expect(line).toMatchObject({ msg: 'request failed' })
    expect(line).not.toHaveProperty('traceId')
  })
})

describe('the log does not identify a person', () => {
  const visitor = '203.0.113.77'
  const requests: ReadonlyArray<InjectOptions> = [
    {
      method: 'POST',
      url: '/v1/sessions',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    },
    { url: `/v1/sessions/${id}` },
    { method: 'DELETE', url: `/v1/sessions/${id}` },
    { url: '/healthz', headers: { 'x-request-id': id } },
    { url: `/v1/sessions/${id}%E0` },
    {
      method: 'PUT',
      url: `/bucket/${id}?signature=s3cr3t`,
      headers: { 'content-type': 'image/jpeg' },
      payload: 'the photo',
    },
    { url: '/result/1F7womQ', headers: { accept: 'text/html' } },
    { url: '/result/1F7womQ%E0', headers: { accept: 'text/html' } },
    { url: '/result/1F7womQ%E0', headers: { accept: 'application/json' } },
  ]

  /** System errors contain file names; database errors contain keys and values. */
  const telltale = Object.assign(new Error(`ENOENT: '/photos/${id}.photo'`), {
    detail: `Key (id)=(${id}) already exists.`,
    params: [id, '{"face_type":"pretty"}'],
  })

  test.each([
    ['requests succeed', stubSessions()],
    ['requests fail', failing(telltale)],
    [
      'the session is unknown',
      stubSessions({
        state: () => Promise.resolve(E.left({ _tag: 'UnknownSession' })),
      }),
    ],
  ])('when %s', async (_, sessions) => {
    const { lines, telemetry } = await start({
      sessions,
      options: { ui: import.meta.dirname, trustProxy: true },
    })
    for (const request of requests)
      await service.inject({
        ...request,
        remoteAddress: visitor,
      })
    telemetry.emit({ _tag: 'AnalysisBrokeOff', error: telltale })
    expect(lines.length).toBeGreaterThanOrEqual(requests.length)
    const log = lines.join('\n')
    for (const secret of [id, visitor, '1F7womQ', 's3cr3t', 'the photo', 'pretty'])
      expect(log).not.toContain(secret)
  })
})

test('logs service events at their levels', async () => {
  const { telemetry, linesAs } = await start()
  telemetry.emit({ _tag: 'AnalysisEnded', outcome: 'Failed', reason: 'no-face', seconds: 0.2 })
  telemetry.emit({ _tag: 'AnalysisBrokeOff', error: new Error('worker died') })
  telemetry.emit({ _tag: 'TaskFailed', task: 'sweeping', error: 'no database' })
  telemetry.emit({ _tag: 'Swept', photos: 2, sessions: 3 })
  expect(linesAs()).toMatchObject([
    { level: 'info', msg: 'analysis ended', outcome: 'Failed', reason: 'no-face', seconds: 0.2 },
    { level: 'warn', msg: 'analysis failed, requeued', err: { message: 'worker died' } },
    {
      level: 'error',
      msg: 'task failed, will be retried',
      task: 'sweeping',
      err: { message: 'no database' },
    },
    { level: 'info', msg: 'swept', photos: 2, sessions: 3 },
  ])
})
