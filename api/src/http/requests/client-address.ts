import { normalizeIP } from '@fastify/rate-limit'
import { createHmac } from 'node:crypto'

/** Prefix length of an IPv6 network: a household has at least a /64. */
const networkBits = 64

/** Some proxies add the visitor's port, which differs for each connection. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

/** The network of a visitor's address; limits count by network. @param address undefined if the connection is closed */
export function networkOf(address = 'gone'): string {
  const [, v6, v4] = withPort.exec(address) ?? []
  return normalizeIP(v6 ?? v4 ?? address, networkBits)
}

/** 96 bits make collisions practically impossible. */
const idBytes = 12

/**
 * Identifies a visitor's network while a session waits for its analysis. Without the key, the id does not reveal the
 * network.
 *
 * @param address undefined if the connection is closed
 */
export function clientIdOf(key: Uint8Array): (address: string | undefined) => string {
  return (address) =>
    createHmac('sha256', key)
      // The prefix ensures that this text differs from those signed for upload addresses with the same key.
      .update(`client\n${networkOf(address)}`)
      .digest()
      .subarray(0, idBytes)
      .toString('base64url')
}
