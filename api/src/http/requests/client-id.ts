import { createHmac } from 'node:crypto'
import { networkOf } from './network-of.js'

/** 96 bits: two networks of one site never meet in it by chance. */
const shortened = 12

/**
 * Identifies a visitor while the analysis waits: without the key, nobody can tell the network from it.
 *
 * @param address undefined if the connection is gone already
 */
export const clientIdOf =
  (key: Uint8Array) =>
  (address: string | undefined): string =>
    createHmac('sha256', key)
      // No text that an upload address is signed by begins like this.
      .update(`client\n${networkOf(address)}`)
      .digest()
      .subarray(0, shortened)
      .toString('base64url')
