import { createHmac } from 'node:crypto'
import { networkOf } from './network-of.js'

/** 96 bits: two networks of one site never meet in it by chance. */
const shortened = 12

/**
 * What a visitor is known by while the analysis waits: nobody without the key can tell the network from it.
 *
 * @param address none where the connection is gone already
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
