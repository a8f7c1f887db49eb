import type { Page, Route } from 'playwright-core'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'

/** The response to one call: text is sent unchanged, other bodies as JSON; `broken` drops the connection. */
export type Answer = { readonly status?: number; readonly body?: unknown } | 'broken'

export type Call = 'create' | 'upload' | 'request' | 'get' | 'delete'

const calls: Readonly<Record<string, Call>> = {
  'POST /v1/sessions': 'create',
  'PUT /bucket/s-1': 'upload',
  'POST /v1/sessions/s-1/analyses': 'request',
  'GET /v1/sessions/s-1': 'get',
  'DELETE /v1/sessions/s-1': 'delete',
}

/** Responses as in the specification, with the result at the first poll. */
const specified: Readonly<Record<Call, Answer>> = {
  create: { body: { data: { session_id: 's-1', bucket_url: '/bucket/s-1' } } },
  upload: {},
  request: {},
  get: { body: { data: { status: 'completed', result: sampleResult } } },
  // The specification lacks this call.
  delete: { status: 404 },
}

const respond = (route: Route, answer: Answer): Promise<void> => {
  if (answer === 'broken') return route.abort('connectionreset')
  const { status = 200, body = '' } = answer
  return route.fulfill({
    status,
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Responds to the page's calls in place of the service: with the given answers, and otherwise as specified. */
export const mockService = (page: Page, answers: Partial<Record<Call, Answer>> = {}) =>
  page.route(/\/(v1|bucket)\//, (route) => {
    const request = route.request()
    const call = calls[`${request.method()} ${new URL(request.url()).pathname}`]
    return call === undefined ? route.fallback() : respond(route, answers[call] ?? specified[call])
  })

/** Returns the last response body of a recorded conversation. */
export const recordedAnswer = async (name: string): Promise<unknown> => {
  const { exchanges } = (await readJsonFixture(`conversations/${name}.json`)) as {
    readonly exchanges: ReadonlyArray<{ readonly response: { readonly body: unknown } }>
  }
  return exchanges.at(-1)?.response.body
}
