import type { Http, HttpResponse } from '@kaoiro/core/session'
import { diagnoseOverHttp, httpSessionApi } from '@kaoiro/core/session'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ConversationKey } from '../../src/conversation/conversation-file.js'
import { recordConversation } from '../../src/conversation/record-conversation.js'
import { replayConversation } from '../../src/conversation/replay-conversation.js'

export type Answered = E.Either<string, HttpResponse>

export const key: ConversationKey = { photo: 'photos/anna.jpg', gender: 'WOMEN', hairline: 20 }
export const photo = new TextEncoder().encode('the very photo')

/** An HTTP client that returns these answers in order and then fails. */
export const scripted = (...answers: ReadonlyArray<Answered>): Http => {
  let calls = 0
  return () => TE.fromIOEither(() => answers[calls++] ?? E.left('no more answers'))
}

export const answer = (status: number, body: unknown): Answered =>
  E.right({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })

export const created = answer(201, {
  session_id: 's-1',
  bucket_url: 'https://bucket.example/s-1?signature=7f3a',
})

export const conversation: ReadonlyArray<Answered> = [
  created,
  answer(200, ''),
  answer(202, {}),
  answer(200, { data: { status: 'analyzing' } }),
  answer(200, { data: { status: 'analyzing' } }),
  answer(200, { data: { status: 'completed', result: sampleResult } }),
]

/** Diagnoses a photo with this HTTP client, with at most ten polls and without waiting. */
export const diagnoseOver = (http: Http, api = 'https://api.example') =>
  diagnoseOverHttp({
    api: httpSessionApi(http)(api),
    polling: (attempt) => (attempt < 10 ? O.some(0) : O.none),
    wait: () => () => Promise.resolve(),
    cancelled: () => false,
  })(photo, { gender: key.gender, hairline: 20 }, () => undefined)()

/** Diagnoses a photo with these answers and records the conversation. */
export const record = async (
  folder: string,
  answers: ReadonlyArray<Answered>,
  of: Partial<ConversationKey> = {},
  api?: string,
) => {
  const given = { folder, key: { ...key, ...of } }
  const { http, save } = recordConversation(given, scripted(...answers))
  const ended = await diagnoseOver(http, api)
  await save()
  return ended
}

export const replay = async (folder: string, of: Partial<ConversationKey> = {}, api?: string) => {
  const http = await replayConversation({ folder, key: { ...key, ...of } })
  return E.isLeft(http) ? http : diagnoseOver(http.right, api)
}
