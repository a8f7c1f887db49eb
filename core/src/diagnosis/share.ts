import { guardCodec } from '../codecs/codecs.js'

/** A part of a whole: 0 to 1. */
export const Share = guardCodec(
  'Share',
  (u): u is number => typeof u === 'number' && u >= 0 && u <= 1,
)

/** 0 to 100. */
export const Percent = guardCodec(
  'Percent',
  (u): u is number => typeof u === 'number' && u >= 0 && u <= 100,
)
