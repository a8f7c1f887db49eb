import type { NodeFetch } from './bounded-http.js'

/** Redirects followed for one upload; a moved bucket needs one. */
const maxHops = 3

/** With these statuses, the client sends the same request to the new address (RFC 9110, 15.4). */
const sameElsewhere = [307, 308]

/** Follows redirects of uploads to a moved bucket, but never from https to http. Returns other
 * redirects unchanged: the addresses of the API are fixed.
 */
export const followRedirects =
  (fetch: NodeFetch): NodeFetch =>
  async (url, init) => {
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
