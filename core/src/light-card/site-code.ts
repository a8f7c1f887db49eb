import * as E from 'fp-ts/lib/Either.js'

/** The rows of a QR code; true is dark. */
export type Modules = ReadonlyArray<ReadonlyArray<boolean>>

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
 * The QR code of a site's address, small enough for a photo. Scheme and host, which ignore case, are written in
 * capitals: `isCardText` recognises a card by them, and an address without a path needs fewer modules. Of all codes of
 * the smallest size, returns the one with the strongest error correction.
 */
export const siteCode =
  (encode: EncodeCode) =>
  (site: string): E.Either<LongSite, Modules> => {
    const text = site
      .replace(/\/$/, '')
      .replace(/^https?:\/\/[^/]+/i, (origin) => origin.toUpperCase())
    const max = compact.test(text) ? maxSiteLength.compact : maxSiteLength.bytes
    if (text.length > max) return E.left({ _tag: 'LongSite' })
    const codes = levels.map((level) => withoutBorder(encode(text, level)))
    const size = Math.min(...codes.map((modules) => modules.length))
    return E.fromNullable<LongSite>({ _tag: 'LongSite' })(
      codes.find((modules) => modules.length === size),
    )
  }

/** Whether a QR code's text is that of a light card. Codes on packages and tickets write their addresses in small letters. */
export const isCardText = (text: string): boolean => /^HTTPS?:\/\/[^/a-z]+(\/|$)/.test(text)

const withoutBorder = (modules: Modules): Modules =>
  modules.slice(1, -1).map((row) => row.slice(1, -1))
