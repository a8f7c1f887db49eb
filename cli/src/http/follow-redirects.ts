import type { NodeFetch } from './bounded-http.js'

/** Redirects of one upload; a bucket that has moved needs one. */
const maxHops = 3

/** These ask for the same request elsewhere; the others want another one (RFC 9110, 15.4). */
const sameElsewhere = [307, 308]

/**
 * Sends an upload on to where its bucket has moved, photo included, but never from https to http. Every
 * other redirect is an answer like any other: a service's calls have fixed addresses.
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

/** Null if there is none that may be followed. */
const nextAddress = (from: string, location: string | null): string | null => {
  if (location === null || !URL.canParse(location, from)) return null
  const { protocol, href } = new URL(location, from)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && !/^https:/i.test(from))
  return isSafe ? href : null
}

/** Without reading it to its end, which may be far: a connection is closed instead. */
const discard = async (body: AsyncIterable<Uint8Array> | null): Promise<void> => {
  await body?.[Symbol.asyncIterator]().return?.()
}
