import { normalizeIP } from '@fastify/rate-limit'

/** Bits of an IPv6 address that identify a network: a household has a /64 at least. */
const networkBits = 64

/** Some proxies also note a visitor's port, which differs for each connection. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

/** The network that a visitor is counted by. @param address undefined if the connection is gone already */
export const networkOf = (address = 'gone'): string => {
  const [, v6, v4] = withPort.exec(address) ?? []
  return normalizeIP(v6 ?? v4 ?? address, networkBits)
}
