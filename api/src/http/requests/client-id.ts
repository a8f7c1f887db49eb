import { createHmac } from 'node:crypto'
import { networkOf } from './network-of.js'

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
