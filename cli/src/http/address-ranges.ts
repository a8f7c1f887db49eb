import { BlockList, isIP } from 'node:net'
import * as O from 'fp-ts/lib/Option.js'

/** Matches a range in `NO_PROXY`, such as `10.0.0.0/8`, `fd00::/8` or `::1`, which undici does not support. */
const range = /^\[?([\da-f:.]+)\]?(?:\/(.*))?$/i

export const isAddressRange = (entry: string): boolean =>
  range.test(entry) && (entry.includes('/') || isIP(entry) === 6)

/** Returns a function that tells whether a URL's host is in one of the ranges; none if a range is invalid. */
export const inAddressRanges = (
  entries: ReadonlyArray<string>,
): O.Option<(hostname: string) => boolean> => {
  const list = new BlockList()
  for (const entry of entries) {
    const [, address = '', prefix = '128'] = range.exec(entry) ?? []
    const max = isIP(address) === 4 ? 32 : 128
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > max) return O.none
    list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return O.some((hostname) => {
    const address = hostname.replace(/^\[|\]$/g, '')
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  })
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')
