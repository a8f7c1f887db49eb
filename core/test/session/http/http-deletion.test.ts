import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import { httpDeletion } from '../../../src/session/http/http-deletion.js'
import type { Answer } from '../scripted-http.js'
import { answer, scriptedHttp } from '../scripted-http.js'

/** Deletes a session with one scripted response; returns the outcome and the requests. */
const run = async (given: Answer, id = 's-1') => {
  const { http, requests } = scriptedHttp(given)
  return { ended: await httpDeletion(http)('https://api.example')(id)(), requests }
}

const endOf = async (given: Answer) => (await run(given)).ended

const removed = { session_id: 's-1', removed: { photo: false, result: true } }

describe('httpDeletion', () => {
  test('sends DELETE /v1/sessions/{session_id} without a body', async () => {
    const { requests } = await run(answer(200, { data: removed }), 'a/b')
    expect(requests).toEqual([
      {
        method: 'DELETE',
        url: 'https://api.example/v1/sessions/a%2Fb',
        headers: { accept: 'application/json' },
        body: null,
      },
    ])
  })

  test.each([{ data: removed }, removed])('reports the removed parts: %j', async (body) => {
    expect(await endOf(answer(200, body))).toEqual(
      E.right({ _tag: 'Removed', parts: { photo: false, result: true } }),
    )
  })

  test.each([
    [204, ''],
    [200, '{}'],
    [200, 'OK'],
    [202, '{"removed":{"photo":"yes"}}'],
  ])('succeeds without details with %d and the body %j', async (status, body) => {
    expect(await endOf(answer(status, body))).toEqual(E.right({ _tag: 'Removed', parts: null }))
  })

  test('reports NothingLeft for a session that the service no longer knows', async () => {
    const problem = { type: 'about:blank', status: 404, code: 'unknown-session' }
    expect(await endOf(answer(404, problem))).toEqual(E.right({ _tag: 'NothingLeft' }))
  })

  test('reports Refused if the service does not support the call', async () => {
    for (const body of ['', 'Not found', '{}', '{"code":"not-found"}', 'null'])
      expect(await endOf(answer(404, body))).toEqual(E.left({ _tag: 'Refused', status: 404 }))
    expect(await endOf(answer(405))).toEqual(E.left({ _tag: 'Refused', status: 405 }))
  })

  test('reports Unreachable without a response', async () => {
    expect(await endOf(TE.left('connect ECONNREFUSED'))).toEqual(
      E.left({ _tag: 'Unreachable', detail: 'connect ECONNREFUSED' }),
    )
  })

  test('succeeds for any 2xx, regardless of the body', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 599 }).filter((status) => status !== 404),
        fc.oneof(anyTextArb, fc.json()),
        async (status, body) => {
          const isSuccess = status >= 200 && status < 300
          expect(E.isRight(await endOf(answer(status, body)))).toBe(isSuccess)
        },
      ),
    )
  })
})
