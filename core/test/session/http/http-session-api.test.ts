import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import { sessionStateArb } from '@kaoiro/fixtures/arbitraries/session'
import { httpSessionApi } from '../../../src/session/http/http-session-api.js'
import type { SessionApi } from '../../../src/session/http/http-session-api.js'
import type { SessionCall, SessionError } from '../../../src/diagnosis/diagnose.js'
import type { Answer } from '../scripted-http.js'
import { answer, scriptedHttp } from '../scripted-http.js'
import { resultOf, level } from '../results.js'

const base = 'https://api.example'
const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const created = { session_id: 's-1', bucket_url: 'https://bucket.example/s-1?signature=a%2Fb' }
const result = resultOf('chic')

type Call<A> = (api: SessionApi) => TE.TaskEither<SessionError, A>

const create: Call<unknown> = (api) => api.createSession
const upload: Call<unknown> = (api) => api.uploadPhoto(created.bucket_url, photo)
const request: Call<unknown> = (api) =>
  api.requestAnalysis('s-1', { gender: 'WOMEN', hairline: 20 })
const get: Call<unknown> = (api) => api.getSession('s-1')

/** Makes one call with one scripted response; returns the outcome and the requests. */
const run = async <A>(call: Call<A>, given: Answer) => {
  const { http, requests } = scriptedHttp(given)
  const ended = await call(httpSessionApi(http)(base))()
  return { ended, requests }
}

const endOf = async <A>(call: Call<A>, given: Answer) => (await run(call, given)).ended

const apiCalls: ReadonlyArray<[SessionCall, Call<unknown>, unknown]> = [
  ['create session', create, created],
  ['request analysis', request, {}],
  ['get session', get, { status: 'analyzing' }],
]

const statuses = Array.from({ length: 500 }, (_, n) => 100 + n)

describe('httpSessionApi sends', () => {
  test('POST /v1/sessions with an empty object', async () => {
    const { ended, requests } = await run(create, answer(201, created))
    expect(ended).toEqual(E.right(created))
    expect(requests).toEqual([
      {
        method: 'POST',
        url: 'https://api.example/v1/sessions',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{}',
      },
    ])
  })

  test('PUT with the bytes of the photo to the unchanged bucket_url', async () => {
    const { ended, requests } = await run(upload, answer(200))
    expect(ended).toMatchObject(E.right({ status: 200 }))
    expect(requests).toEqual([
      {
        method: 'PUT',
        url: 'https://bucket.example/s-1?signature=a%2Fb',
        headers: { 'content-type': 'image/jpeg' },
        body: photo,
      },
    ])
    expect(requests[0]?.body).toBe(photo)
  })

  test('POST /v1/sessions/{session_id}/analyses with gender and hairline', async () => {
    const { ended, requests } = await run(request, answer(202))
    expect(ended).toEqual(E.right(undefined))
    expect(requests).toEqual([
      {
        method: 'POST',
        url: 'https://api.example/v1/sessions/s-1/analyses',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{"gender":"WOMEN","hairline":20}',
      },
    ])
  })

  test('GET /v1/sessions/{session_id} without a body', async () => {
    const { ended, requests } = await run(get, answer(200, { status: 'analyzing' }))
    expect(ended).toEqual(E.right({ status: 'analyzing' }))
    expect(requests).toEqual([
      {
        method: 'GET',
        url: 'https://api.example/v1/sessions/s-1',
        headers: { accept: 'application/json' },
        body: null,
      },
    ])
  })

  test('no request, but fails without throwing, if a session id cannot be encoded', async () => {
    const { http } = scriptedHttp(
      answer(200, { ...created, session_id: '\ud83d' }),
      answer(200, {}),
    )
    const api = httpSessionApi(http)(base)
    const both = pipe(
      api.createSession,
      TE.flatMap(({ session_id }) => api.getSession(session_id)),
    )
    const ended = await both().catch(String)
    expect(ended).toMatchObject({ _tag: 'Left' })
  })
})

describe('httpSessionApi', () => {
  test.each(apiCalls)(
    'accepts only 2xx for %s, reports BadStatus for others',
    async (name, call, body) => {
      for (const status of statuses) {
        const ended = await endOf(call, answer(status, body))
        if (status >= 200 && status < 300) expect(ended._tag).toBe('Right')
        else expect(ended).toEqual(E.left({ _tag: 'BadStatus', call: name, status }))
      }
    },
  )

  test('returns any status of the upload', async () => {
    for (const status of statuses)
      expect(await endOf(upload, answer(status, '<Error/>'))).toMatchObject(E.right({ status }))
  })

  test.each([...apiCalls, ['upload photo', upload, ''] as const])(
    'reports NetworkError for %s without a response',
    async (name, call) => {
      expect(await endOf(call, TE.left('connect ECONNREFUSED'))).toEqual(
        E.left({ _tag: 'NetworkError', call: name, detail: 'connect ECONNREFUSED' }),
      )
    },
  )
})

describe('response bodies', () => {
  test.each([null, '', 'no JSON', '{}', '[', '<html>'])(
    'are ignored for an analysis request: %s',
    async (body) => {
      expect(await endOf(request, answer(202, body))).toEqual(E.right(undefined))
    },
  )

  test.each(['', 'OK', '<html></html>', '{"status":', "{'status':'analyzing'}"])(
    'that are not JSON cause BadBody: %s',
    async (body) => {
      expect(await endOf(get, answer(200, body))).toEqual(
        E.left({ _tag: 'BadBody', call: 'get session', detail: 'not JSON' }),
      )
    },
  )

  test.each([
    ['session_id', create, { bucket_url: 'https://b' }],
    ['bucket_url', create, { session_id: 's', bucket_url: 5 }],
    ['bucket_url', create, { data: { session_id: 's' } }],
    ['result', get, { status: 'completed' }],
    ['result.face_type', get, { status: 'completed', result: { ...result, face_type: 'chic' } }],
    [
      'result.face_type.level.face_line',
      get,
      {
        status: 'completed',
        result: { ...result, face_type: { face_type: 'chic', level: { ...level, face_line: 9 } } },
      },
    ],
    [
      'result.personal_color.proportion.autumn',
      get,
      {
        data: {
          status: 'completed',
          result: {
            ...result,
            personal_color: { personal_color: 'winter', proportion: { spring: 1, winter: 2 } },
          },
        },
      },
    ],
    ['status', get, { status: 'done' }],
    ['status', get, { data: {} }],
  ] as ReadonlyArray<[string, Call<unknown>, unknown]>)(
    'with an invalid %s cause a BadBody with its path',
    async (path, call, body) => {
      const ended = await endOf(call, answer(200, body))
      expect(ended).toMatchObject(E.left({ _tag: 'BadBody' }))
      if (E.isLeft(ended) && ended.left._tag === 'BadBody')
        expect(ended.left.detail).toContain(`"${path}"`)
    },
  )

  test('are decoded for any state, with and without a wrapper', async () => {
    await fc.assert(
      fc.asyncProperty(sessionStateArb, fc.boolean(), async (state, wrapped) => {
        const body = JSON.stringify(wrapped ? { data: state } : state)
        const ended = await endOf((api) => api.getSession('s-1'), answer(200, body))
        // JSON turns -0 into 0.
        expect(ended).toEqual(E.right(JSON.parse(JSON.stringify(state))))
      }),
    )
  })

  test('with any text are decoded or cause BadBody', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyTextArb,
          fc.json(),
          fc.json().map((json) => `{"data":${json}}`),
        ),
        fc.constantFrom(create, get),
        async (body, call) => {
          const ended = await endOf(call, answer(200, body))
          if (E.isLeft(ended)) expect(ended.left._tag).toBe('BadBody')
        },
      ),
    )
  })
})
