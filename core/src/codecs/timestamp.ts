import { guardCodec } from './codecs.js'

/** A time in the format of RFC 3339, in UTC or with an offset: `2026-11-22T14:03:00Z`. */
const format = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

export const Timestamp = guardCodec(
  'Timestamp',
  (u): u is string => typeof u === 'string' && format.test(u) && !Number.isNaN(Date.parse(u)),
)
