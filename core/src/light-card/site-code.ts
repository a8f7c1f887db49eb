import * as E from 'fp-ts/lib/Either.js'
import type { Modules } from './paths.js'

/** Levels of error correction, the strongest first. The lowest level (L) does not survive a thumb or a crease. */
const levels = ['high', 'quartile', 'medium'] as const
export type CodeLevel = (typeof levels)[number]

/**
 * Encodes a text as the smallest QR code, with a border of one light module: the package `qr` draws none without. It may
 * throw if no QR code can hold the text.
 */
export type EncodeCode = (text: string, level: CodeLevel) => Modules

/** The longest texts of QR version 3 at level M: in the compact alphabet, which lacks small letters, and in bytes. */
export const maxSiteLength = { compact: 61, bytes: 42 } as const
const compact = /^[\dA-Z $%*+./:-]*$/

export interface LongSite {
  readonly _tag: 'LongSite'
}

/**
 * The QR code of a site's address, small enough for a photo. An address without a path is written in capitals: scheme
 * and host ignore case, and capitals need fewer modules. Of all codes of the smallest size, returns the one with the
 * strongest error correction.
 */
export const siteCode =
  (encode: EncodeCode) =>
  (site: string): E.Either<LongSite, Modules> => {
    const address = site.replace(/\/$/, '')
    const text = address.split('/').length === 3 ? address.toUpperCase() : address
    const max = compact.test(text) ? maxSiteLength.compact : maxSiteLength.bytes
    if (text.length > max) return E.left({ _tag: 'LongSite' })
    const codes = levels.map((level) => withoutBorder(encode(text, level)))
    const size = Math.min(...codes.map((modules) => modules.length))
    return E.fromNullable<LongSite>({ _tag: 'LongSite' })(
      codes.find((modules) => modules.length === size),
    )
  }

const withoutBorder = (modules: Modules): Modules =>
  modules.slice(1, -1).map((row) => row.slice(1, -1))
