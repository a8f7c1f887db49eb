import type { CDPSession, Page } from 'playwright-core'
import { devtoolsOf } from './devtools.js'

/** A request of the page, which waits until one of these lets it end. */
export interface HeldRequest {
  readonly method: string
  readonly pathname: string
  /** With 200 unless another status is given, and JSON. */
  readonly answer: (response: { readonly status?: number; readonly body?: string }) => Promise<void>
  /** As a connection that is lost. */
  readonly fail: () => Promise<void>
  /** On to the service. */
  readonly pass: () => Promise<void>
}

interface Rule {
  /** An address, in which `*` is any text, slashes too. It has no `?` and no `\`, which mean something to Chromium. */
  readonly address: string
  /** Any, if it is left out. */
  readonly method?: string
  readonly handle: (request: HeldRequest) => unknown
}

/** What a page's requests are answered by, the latest first. */
const rulesOf = new WeakMap<Page, ReadonlyArray<Rule>>()

const matches = (address: string, url: string): boolean => {
  const parts = address
    .split('*')
    .map((part) => part.replaceAll(/[$()+.[\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(url)
}

/** A page that has been left no longer waits for its answers. */
const isGone = (error: unknown): boolean =>
  /Invalid InterceptionId|Fetch domain is not enabled|Target.* closed|Session closed/.test(
    String(error),
  )

const heldRequest = (
  devtools: CDPSession,
  requestId: string,
  request: { readonly method: string; readonly url: string },
): HeldRequest => {
  const end = (sent: Promise<unknown>) =>
    sent.then(
      () => undefined,
      (error: unknown) => {
        if (!isGone(error)) throw error
      },
    )
  return {
    method: request.method,
    pathname: new URL(request.url).pathname,
    answer: ({ status = 200, body = '' }) =>
      end(
        devtools.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(body).toString('base64'),
        }),
      ),
    fail: () =>
      end(devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })),
    pass: () => end(devtools.send('Fetch.continueRequest', { requestId })),
  }
}

/**
 * Intercepts the page's requests to some addresses, and no others. A page that Playwright routes has each of its requests
 * stopped and let go, and loads all of its files anew: 50 to 200 ms of CPU time for each visit. It is still the one for
 * those files: they may come from the browser's memory, past these rules.
 */
export const intercept = async (page: Page, ...added: ReadonlyArray<Rule>): Promise<void> => {
  const devtools = await devtoolsOf(page)
  const before = rulesOf.get(page)
  const rules = [...added, ...(before ?? [])]
  rulesOf.set(page, rules)
  if (before === undefined)
    devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
      const held = heldRequest(devtools, requestId, request)
      const rule = rulesOf
        .get(page)
        ?.find(
          ({ address, method = request.method }) =>
            method === request.method && matches(address, request.url),
        )
      void (rule === undefined ? held.pass() : rule.handle(held))
    })
  await devtools.send('Fetch.enable', {
    patterns: rules.map(({ address }) => ({ urlPattern: address })),
  })
}

/** From here on each request goes to the service again, with those that wait. */
export const endInterceptions = async (page: Page): Promise<void> => {
  if (!rulesOf.has(page)) return
  rulesOf.set(page, [])
  const devtools = await devtoolsOf(page)
  await devtools.send('Fetch.disable')
}

/** Leaves what is sent to this address without an answer. */
export const hold = (page: Page, address: string): Promise<void> =>
  intercept(page, { address, handle: () => undefined })
