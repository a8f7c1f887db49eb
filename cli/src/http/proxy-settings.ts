import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Streams } from '../system/streams.js'

/** The proxies that an environment names. An empty text: none. */
export interface ProxySettings {
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
