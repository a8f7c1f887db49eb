import { normalizeIP } from '@fastify/rate-limit'
import { createHmac } from 'node:crypto'

/** Bits of an IPv6 address that identify a network: a household has a /64 at least. */
const networkBits = 64

/** Some proxies also note a visitor's port, which differs for each connection. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

/** The network that a visitor is counted by. @param address undefined if the connection is gone already */
export const networkOf = (address = 'gone'): string => {
  const [, v6, v4] = withPort.exec(address) ?? []
  return normalizeIP(v6 ?? v4 ?? address, networkBits)
}

/** 96 bits: two networks of one site never collide by chance. */
const idBytes = 12

/**
 * Identifies a visitor while the analysis waits: without the key, nobody can tell the network from it.
 *
 * @param address undefined if the connection is gone already
 */
export const clientIdOf =
  (key: Uint8Array) =>
  (address: string | undefined): string =>
    createHmac('sha256', key)
      // No text that is signed for an upload address begins like this.
      .update(`client\n${networkOf(address)}`)
      .digest()
      .subarray(0, idBytes)
      .toString('base64url')
