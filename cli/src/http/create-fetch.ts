import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Streams } from '../system/streams.js'
import type { NodeFetch } from './bounded-http.js'
import { followRedirects } from './follow-redirects.js'
import type { ProxySettings } from './proxy-settings.js'
import { readProxySettings } from './proxy-settings.js'

/**
 * Node's own `fetch`, or if the environment names a proxy, one that goes through it. Rejects, in
 * words, if the proxy's address cannot be used.
 */
export const createFetch = async (env: Streams['env']): Promise<NodeFetch> => {
  const settings = readProxySettings(env)
  if (E.isLeft(settings)) throw new Error(settings.left)
  return followRedirects(
    O.isNone(settings.right) ? directFetch : await proxiedFetch(settings.right.value),
  )
}

const directFetch: NodeFetch = async (url, init) =>
  bytesOf(await fetch(url, { ...init, ...manualRedirects }))

/** Fetch gives the bytes of a body away with the first request, and has none for the second. */
const manualRedirects = { redirect: 'manual' } as const

/** Undici's `fetch` with undici's agent: Node's own is of another version, and the two do not mix. */
const proxiedFetch = async (settings: ProxySettings): Promise<NodeFetch> => {
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  // To plain http as other clients do it, by asking the proxy: many let CONNECT through to port 443 alone.
  const dispatcher = new EnvHttpProxyAgent({ ...settings, proxyTunnel: false })
  return async (url, init) =>
    bytesOf(
      await fetch(url, { ...init, ...manualRedirects, dispatcher }).catch((error: unknown) => {
        throw inProxyWords(error)
      }),
    )
}

/** Undici reports a proxy's refusal two causes deep, below "Request was cancelled". */
const inProxyWords = (error: unknown): unknown => {
  const first = firstCause(error)
  const refusal = first instanceof Error ? /^Proxy response \((\d+)\)/.exec(first.message) : null
  return refusal === null
    ? error
    : new Error(`the proxy refused the connection (status ${refusal[1] ?? ''})`)
}

const firstCause = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? firstCause(error.cause) : error

/** The types leave open what a body is made of; the fetch standard says bytes. */
const bytesOf = ({ status, headers, body }: Pick<Response, 'status' | 'headers' | 'body'>) => ({
  status,
  headers,
  body: body as AsyncIterable<Uint8Array> | null,
})
