import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Http, HttpRequest, HttpResponse } from '../../src/session/http/http.js'

export type Answer = TE.TaskEither<string, HttpResponse>

export const answer = (status: number, body: unknown = ''): Answer =>
  TE.right({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })

/** An HTTP client that returns these answers in order and records the requests. */
export const scriptedHttp = (...answers: ReadonlyArray<Answer>) => {
  const requests: Array<HttpRequest> = []
  const http: Http = (request) => async () => {
    requests.push(request)
    return (answers[requests.length - 1] ?? TE.left('no answer is scripted'))()
  }
  return { http, requests } as const
}
