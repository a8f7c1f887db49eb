import { readdirSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, test } from 'vitest'
import { fixturePath, readJsonFixture } from '@kaoiro/fixtures/files'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import { defaultPolling } from '../../src/session/policy.js'
import { resultCode } from '../../src/result-code/result-code.js'
import type { Certainty } from '../../src/diagnosis/certainty.js'
import { diagnosedFrom } from '../../src/diagnosis/answer.js'
import { diagnoseOverHttp } from '../../src/session/http/diagnose-over-http.js'
import { httpSessionApi } from '../../src/session/http/http-session-api.js'
import type { SessionError } from '../../src/diagnosis/diagnose.js'
import type { AnalysisRequest } from '../../src/diagnosis/answer.js'
import { answer, scriptedHttp } from './scripted-http.js'

/** A recorded conversation. Bodies that are text are sent unchanged, others as JSON. The photo is not recorded. */
interface Conversation {
  readonly note: string
  readonly exchanges: ReadonlyArray<{
    readonly request: { readonly method: string; readonly url: string; readonly body?: unknown }
    readonly response: { readonly status: number; readonly body: unknown }
  }>
  readonly end:
    | {
        readonly diagnosis: Diagnosis
        readonly code: string
        /** The certainty that the service reported, if any. */
        readonly certainty?: Certainty
      }
    | { readonly error: SessionError }
}

const names = readdirSync(fixturePath('conversations')).filter((name) => name.endsWith('.json'))

const read = async (name: string) =>
  (await readJsonFixture(`conversations/${name}`)) as Conversation

const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)

/** Runs a diagnosis against the recorded responses. */
const replay = async ({ exchanges }: Conversation) => {
  const { http, requests } = scriptedHttp(
    ...exchanges.map(({ response }) => answer(response.status, response.body)),
  )
  const asked = exchanges.find(({ request }) => request.url.endsWith('/analyses'))?.request.body
  const ended = await diagnoseOverHttp({
    api: httpSessionApi(http)('https://api.kaoiro.example'),
    polling: defaultPolling,
    wait: () => () => Promise.resolve(),
    cancelled: () => false,
  })(photo, asked as AnalysisRequest, () => undefined)()
  return { ended, requests }
}

describe('a diagnosis with the responses of fixtures/conversations', () => {
  test.each(names)('%s sends the recorded requests', async (name) => {
    const conversation = await read(name)
    const { requests } = await replay(conversation)
    expect(
      requests.map(({ method, url, body }) => ({
        method,
        url,
        ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
      })),
    ).toEqual(conversation.exchanges.map(({ request }) => request))
    expect(requests.find(({ method }) => method === 'PUT')?.body).toBe(photo)
  })

  test.each(names)('%s ends as recorded', async (name) => {
    const { end, ...conversation } = await read(name)
    const { ended } = await replay({ end, ...conversation })
    if ('error' in end) expect(ended).toEqual(E.left(end.error))
    else {
      const { diagnosis, certainty = {}, code } = end
      const diagnosed = pipe(
        ended,
        E.map(({ gender, answer }) => diagnosedFrom(gender)(answer)),
      )
      expect(diagnosed).toStrictEqual(E.right({ diagnosis, certainty }))
      expect(resultCode.encode(diagnosis)).toBe(code)
    }
  })
})
