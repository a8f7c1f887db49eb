import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Streams } from '../system/streams.js'
import type { NodeFetch } from './bounded-http.js'
import { followRedirects } from './follow-redirects.js'

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

/** The proxies that an environment names. An empty text: none. */
interface ProxySettings {
  readonly httpProxy: string
  readonly httpsProxy: string
  /** Hosts that are reached without one, between commas or spaces; `*`: all. */
  readonly noProxy: string
}

/**
 * What `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` say, or their names in lower case, which come first as
 * in curl. None if no proxy is named. Left, in words, if an address cannot be used; it is not
 * repeated there, since it may hold a password.
 */
export const readProxySettings = (env: Streams['env']): E.Either<string, O.Option<ProxySettings>> =>
  pipe(
    E.Do,
    E.bind('httpProxy', () => readProxy(env, 'HTTP_PROXY')),
    E.bind('httpsProxy', () => readProxy(env, 'HTTPS_PROXY')),
    E.map(({ httpProxy, httpsProxy }) =>
      httpProxy === '' && httpsProxy === ''
        ? O.none
        : O.some({ httpProxy, httpsProxy, noProxy: named(env, 'NO_PROXY').value.trim() }),
    ),
  )

const named = (env: Streams['env'], name: string) => {
  const lower = env[name.toLowerCase()]
  return lower === undefined
    ? { name, value: env[name] ?? '' }
    : { name: name.toLowerCase(), value: lower }
}

const readProxy = (env: Streams['env'], upper: string): E.Either<string, string> => {
  const { name, value } = named(env, upper)
  const given = value.trim()
  if (given === '') return E.right('')
  // As curl reads it: an address without a scheme is an HTTP proxy.
  const address = given.includes('://') ? given : `http://${given}`
  return /^https?:\/\//i.test(address) && URL.canParse(address)
    ? E.right(address)
    : E.left(`${name}: a proxy's address like http://proxy.example.com:3128 is needed`)
}
