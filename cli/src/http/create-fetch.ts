import { BlockList, isIP } from 'node:net'
import * as A from 'fp-ts/lib/Array.js'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FetchInit } from '@kaoiro/core/session'
import type { Streams } from '../system/streams.js'

/** The part of `fetch` that the client uses and that Node's and undici's versions share. */
export type NodeFetch = (
  url: string,
  init: FetchInit & { readonly signal: AbortSignal },
) => Promise<{
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}>

/** Returns Node's `fetch`, or one that uses the proxy in the environment. Rejects with a message for the
 * user if the proxy address is invalid.
 */
export async function createFetch(env: Streams['env']): Promise<NodeFetch> {
  const settings = readProxySettings(env)
  if (E.isLeft(settings)) throw new Error(settings.left)
  return followRedirects(
    O.isNone(settings.right) ? directFetch : await proxiedFetch(settings.right.value),
  )
}

const directFetch: NodeFetch = async (url, init) =>
  bytesOf(await fetch(url, { ...init, ...manualRedirects }))

/** After the first request, `fetch` no longer has the bytes of a body, so it cannot send them to a new address. */
const manualRedirects = { redirect: 'manual' } as const

/** Undici's own `fetch`: Node's `fetch` has another version of undici, which does not accept this proxy agent. */
const proxiedFetch = async ({ isDirect, ...settings }: ProxySettings): Promise<NodeFetch> => {
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  // Plain http goes through the proxy without a tunnel: many proxies allow CONNECT to port 443 only.
  const dispatcher = new EnvHttpProxyAgent({ ...settings, proxyTunnel: false })
  return async (url, init) =>
    isDirect(new URL(url).hostname)
      ? directFetch(url, init)
      : bytesOf(
          await fetch(url, { ...init, ...manualRedirects, dispatcher }).catch((error: unknown) => {
            throw inProxyWords(error)
          }),
        )
}

/** Replaces undici's error "Request was cancelled" by its innermost cause, the refusal of the proxy. */
const inProxyWords = (error: unknown): unknown => {
  const first = firstCause(error)
  const refusal = first instanceof Error ? /^Proxy response \((\d+)\)/.exec(first.message) : null
  return refusal === null
    ? error
    : new Error(`the proxy refused the connection (status ${refusal[1] ?? ''})`)
}

const firstCause = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? firstCause(error.cause) : error

/** Narrows the type of a body: by the fetch standard, its chunks are bytes. */
const bytesOf = ({ status, headers, body }: Pick<Response, 'status' | 'headers' | 'body'>) => ({
  status,
  headers,
  body: body as AsyncIterable<Uint8Array> | null,
})

/** The proxies from the environment; each is '' if not set. */
interface ProxySettings {
  readonly httpProxy: string
  readonly httpsProxy: string
  /** Hosts to reach without a proxy, separated by commas; `*`: all. */
  readonly noProxy: string
  /** Whether the host of a URL is in a range of addresses to reach without a proxy. */
  readonly isDirect: (hostname: string) => boolean
}

/** Reads `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`; lower-case names take precedence, as in curl. None if
 * no proxy is set. Left: the message about an invalid address, without the address itself, which may
 * contain a password.
 */
export function readProxySettings(env: Streams['env']): E.Either<string, O.Option<ProxySettings>> {
  return pipe(
    E.Do,
    E.bind('httpProxy', () => readProxy(env, 'HTTP_PROXY')),
    E.bind('httpsProxy', () => readProxy(env, 'HTTPS_PROXY')),
    E.chain(({ httpProxy, httpsProxy }) =>
      httpProxy === '' && httpsProxy === ''
        ? E.right(O.none)
        : pipe(
            readNoProxy(env),
            E.map((direct) => O.some({ httpProxy, httpsProxy, ...direct })),
          ),
    ),
  )
}

const named = (env: Streams['env'], name: string) => {
  const lower = env[name.toLowerCase()]
  return lower === undefined
    ? { name, value: env[name] ?? '' }
    : { name: name.toLowerCase(), value: lower }
}

const readNoProxy = (
  env: Streams['env'],
): E.Either<string, Pick<ProxySettings, 'noProxy' | 'isDirect'>> => {
  const { name, value } = named(env, 'NO_PROXY')
  const { left: hosts, right: ranges } = A.partition(isAddressRange)(value.trim().split(/[,\s]+/))
  return pipe(
    inAddressRanges(ranges),
    E.fromOption(() => `${name}: use ranges of addresses like 10.0.0.0/8 or fd00::/8`),
    E.map((isDirect) => ({ noProxy: hosts.join(), isDirect })),
  )
}

const readProxy = (env: Streams['env'], upper: string): E.Either<string, string> => {
  const { name, value } = named(env, upper)
  const given = value.trim()
  if (given === '') return E.right('')
  // As in curl, an address without a scheme is an HTTP proxy.
  const address = given.includes('://') ? given : `http://${given}`
  return /^https?:\/\//i.test(address) && URL.canParse(address)
    ? E.right(address)
    : E.left(`${name}: use a proxy address like http://proxy.example.com:3128`)
}

/** Matches a range in `NO_PROXY`, such as `10.0.0.0/8`, `fd00::/8` or `::1`, which undici does not support. */
const range = /^\[?([\da-f:.]+)\]?(?:\/(.*))?$/i

const isAddressRange = (entry: string): boolean =>
  range.test(entry) && (entry.includes('/') || isIP(entry) === 6)

/** Returns a function that tells whether a URL's host is in one of the ranges; none if a range is invalid. */
const inAddressRanges = (
  entries: ReadonlyArray<string>,
): O.Option<(hostname: string) => boolean> => {
  const list = new BlockList()
  for (const entry of entries) {
    const [, address = '', prefix = '128'] = range.exec(entry) ?? []
    const max = isIP(address) === 4 ? 32 : 128
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > max) return O.none
    list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return O.some((hostname) => {
    const address = hostname.replace(/^\[|\]$/g, '')
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  })
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Redirects followed for one upload; a moved bucket needs one. */
const maxHops = 3

/** With these statuses, the client sends the same request to the new address (RFC 9110, 15.4). */
const sameElsewhere = [307, 308]

/** Follows redirects of uploads to a moved bucket, but never from https to http. Returns other
 * redirects unchanged: the addresses of the API are fixed.
 */
export function followRedirects(fetch: NodeFetch): NodeFetch {
  return async (url, init) => {
    const follow = async (address: string, hops: number): ReturnType<NodeFetch> => {
      const answer = await fetch(address, init)
      const next = sameElsewhere.includes(answer.status)
        ? nextAddress(address, answer.headers.get('location'))
        : null
      if (next === null || hops === 0) return answer
      await discard(answer.body)
      return follow(next, hops - 1)
    }
    return follow(url, init.method === 'PUT' ? maxHops : 0)
  }
}

/** Null if the redirect must not be followed. */
const nextAddress = (from: string, location: string | null): string | null => {
  if (location === null || !URL.canParse(location, from)) return null
  const { protocol, href } = new URL(location, from)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && !/^https:/i.test(from))
  return isSafe ? href : null
}

/** Closes the connection instead of reading a body of unknown length. */
const discard = async (body: AsyncIterable<Uint8Array> | null): Promise<void> => {
  await body?.[Symbol.asyncIterator]().return?.()
}
