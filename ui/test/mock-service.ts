import type { Page } from 'playwright-core'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import type { HeldRequest } from './intercept.js'
import { intercept } from './intercept.js'

/** An answer to one call; a text is sent as it is, and `broken` is a connection that is lost. */
export type Answer = { readonly status?: number; readonly body?: unknown } | 'broken'

export type Call = 'create' | 'upload' | 'request' | 'get' | 'delete'

const routes: Readonly<Record<Call, readonly [method: string, address: string]>> = {
  create: ['POST', '*/v1/sessions'],
  upload: ['PUT', '*/bucket/s-1'],
  request: ['POST', '*/v1/sessions/s-1/analyses'],
  get: ['GET', '*/v1/sessions/s-1'],
  delete: ['DELETE', '*/v1/sessions/s-1'],
}

/** As the specification says; the first poll finds the result. */
const specified: Readonly<Record<Call, Answer>> = {
  create: { body: { data: { session_id: 's-1', bucket_url: '/bucket/s-1' } } },
  upload: {},
  request: {},
  get: { body: { data: { status: 'completed', result: sampleResult } } },
  // The specification has no such call.
  delete: { status: 404 },
}

const send = (request: HeldRequest, answer: Answer) => {
  if (answer === 'broken') return request.fail()
  const { status = 200, body = '' } = answer
  return request.answer({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })
}

/** Answers the page's calls in the service's place, as specified but for the calls given. */
export const mockService = (
  page: Page,
  answers: Partial<Record<Call, Answer>> = {},
): Promise<void> =>
  intercept(
    page,
    ...(['create', 'upload', 'request', 'get', 'delete'] as const).map((call) => {
      const [method, address] = routes[call]
      const handle = (request: HeldRequest) => send(request, answers[call] ?? specified[call])
      return { method, address, handle }
    }),
  )

/** The last answer of a recorded conversation. */
export const recordedAnswer = async (name: string): Promise<unknown> => {
  const { exchanges } = (await readJsonFixture(`conversations/${name}.json`)) as {
    readonly exchanges: ReadonlyArray<{ readonly response: { readonly body: unknown } }>
  }
  return exchanges.at(-1)?.response.body
}
