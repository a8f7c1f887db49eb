import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { screenPattern, sitePaths } from '@kaoiro/core/pages'
import { comparePath, resultPath } from '@kaoiro/core/result-code'
import { calls } from '../calls/calls.js'
import type { Problem } from '../problems/problem.js'
import { problems } from '../problems/problem.js'
import { maxAddressLength } from './server-limits.js'

const firstSegment = (path: string): string | undefined => path.split('/', 2)[1]

/** The first segments of the paths of calls. Paths of pages start with other segments. */
const serviceRoots: ReadonlySet<string | undefined> = new Set(
  Object.values(calls).map(({ path }) => firstSegment(path)),
)

/** Whether a URL belongs to the API. @param url as sent, or a route pattern */
export const isServicePath = (url: string): boolean => serviceRoots.has(firstSegment(pathOf(url)))

const homes: ReadonlyArray<string> = [sitePaths.home, sitePaths.genderSelect]

export const isHome = (url: string): boolean => homes.includes(pathOf(url))

const resultStart = resultPath('')

/** The path after that of results; empty for other paths. */
const afterResult = (url: string): string => {
  const path = pathOf(url)
  return path.startsWith(resultStart) ? path.slice(resultStart.length) : ''
}

export const isResult = (url: string): boolean => /^[^/]+$/.test(afterResult(url))

/** Whether a URL is the page on how to wear a colour. */
export const isColour = (url: string): boolean => /^[^/]+\/colour\/[^/]+$/.test(afterResult(url))

const compareStart = comparePath('')

/** Whether a URL is a comparison with one or two results. */
export const isCompareScreen = (url: string): boolean => [1, 2].includes(comparedCodes(url))

export const isComparison = (url: string): boolean => comparedCodes(url) === 2

/** The number of result codes in the path of a comparison; 0 for other paths. */
const comparedCodes = (url: string): number => {
  const path = pathOf(url)
  const codes = path.slice(compareStart.length).split('/')
  return path.startsWith(compareStart) && !codes.includes('') ? codes.length : 0
}

const screens = screenPattern()

export const isScreen = (url: string): boolean => screens.test(pathOf(url))

/** Whether the path can be decoded. */
function isValidPath(url: string): boolean {
  try {
    pathOf(url)
    return true
  } catch {
    return false
  }
}

/** Decodes the path as the router does: `/%761` is `/v1`. Throws if it is malformed. */
const pathOf = (url: string): string => decodeURI(url.split(/[?#]/, 1).join())

/** Malformed URLs are rewritten to this path, which is not routed, and get 400. */
const invalidAddress = '/v1/invalid-address'

/** The path for URLs that are too long; they get 414. */
const longAddress = '/v1/long-address'

/** The path for such URLs from browsers: the app shows that the page does not exist. */
const invalidPage = '/invalid-address'

/** Scheme and host of a target in absolute form (RFC 9112, 3.2.2). */
const origin = /^https?:\/\/[^/?#]*/i

/**
 * The path and query that Fastify routes. Long URLs are replaced, and malformed ones (`/%E0`), since Fastify would answer
 * them before any hook or rate limit runs.
 * @param hasPages whether browsers get the app for such URLs
 * @param sitePath the path of the site, which is removed. Addresses without it are valid too: a proxy may have removed
 * it, and probes do not know it.
 */
export function routedAddress(
  hasPages: boolean,
  sitePath: string,
): (given: IncomingMessage) => string {
  return ({ url = '/', headers }) => {
    const isPage = hasPages && headers.accept?.includes('text/html') === true
    if (url.length > maxAddressLength) return isPage ? invalidPage : longAddress
    const full = originForm(url)
    const address = full.startsWith(`${sitePath}/`) ? full.slice(sitePath.length) : full
    if (address.startsWith('/') && isValidPath(address)) return address
    return isPage ? invalidPage : invalidAddress
  }
}

/** The path and query of a request target; the path defaults to `/`. */
const originForm = (url: string): string => {
  const path = url.replace(origin, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}

export function unknownAddress({ url }: FastifyRequest): Problem {
  if (url === longAddress) return problems.addressTooLong
  return url === invalidAddress ? problems.badRequest : problems.notFound
}
