import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The form that a client can read and that is the smallest; what it weighs by `q=0` it cannot read. */
export const encodingFor = (accepted: string): Encoding => {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1).join('').trim())
  return encodings.find((encoding) => names.includes(encoding)) ?? 'identity'
}

/** A fifth of a millisecond for a page, which is done for each; the default level takes far longer. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

const packers: Readonly<Record<Encoding, (html: Buffer) => Buffer>> = {
  br: (html) => brotliCompressSync(html, brotliOptions),
  gzip: (html) => gzipSync(html, { level: 3 }),
  identity: (html) => html,
}

export interface PackedPage {
  readonly body: Buffer
  /** Of this form of the page. */
  readonly etag: string
}

export const packPage = (html: string, encoding: Encoding): PackedPage => {
  const body = packers[encoding](Buffer.from(html))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, etag: `"${hash}"` }
}
