import { createHash } from 'node:crypto'

/** A strong tag of a body. */
export const tagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110, 13.1.2). `*` is not supported. */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
