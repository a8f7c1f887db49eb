import { normalizeIP } from '@fastify/rate-limit'

/** Bits of an IPv6 address that tell networks apart: a household has a /64 at least. */
const networkBits = 64

/** Some proxies note a visitor's port, too, which is another one for each connection. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

/** The network that a visitor is counted by. @param address undefined if the connection is gone already */
export const networkOf = (address = 'gone'): string => {
  const [, v6, v4] = withPort.exec(address) ?? []
  return normalizeIP(v6 ?? v4 ?? address, networkBits)
}
