import type { Page, Route } from 'playwright-core'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'

/** An answer to one call; a text is sent as it is, and `broken` is a connection that is lost. */
export type Answer = { readonly status?: number; readonly body?: unknown } | 'broken'

export type Call = 'create' | 'upload' | 'request' | 'get'

const addresses: Readonly<Record<Call, string>> = {
  create: '**/v1/sessions',
  upload: '**/bucket/s-1',
  request: '**/v1/sessions/s-1/analyses',
  get: '**/v1/sessions/s-1',
}

/** As the specification says; the first poll finds the result. */
const specified: Readonly<Record<Call, Answer>> = {
  create: { body: { data: { session_id: 's-1', bucket_url: '/bucket/s-1' } } },
  upload: {},
  request: {},
  get: { body: { data: { status: 'completed', result: sampleResult } } },
}

const send = (route: Route, answer: Answer) => {
  if (answer === 'broken') return route.abort('connectionreset')
  const { status = 200, body = '' } = answer
  return route.fulfill({
    status,
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Answers the page's calls in the service's place, as specified but for the calls given. */
export const mockService = async (page: Page, answers: Partial<Record<Call, Answer>> = {}) => {
  for (const call of ['create', 'upload', 'request', 'get'] as const)
    await page.route(addresses[call], (route) => send(route, answers[call] ?? specified[call]))
}

/** The last answer of a recorded conversation. */
export const recordedAnswer = async (name: string): Promise<unknown> => {
  const { exchanges } = (await readJsonFixture(`conversations/${name}.json`)) as {
    readonly exchanges: ReadonlyArray<{ readonly response: { readonly body: unknown } }>
  }
  return exchanges.at(-1)?.response.body
}
