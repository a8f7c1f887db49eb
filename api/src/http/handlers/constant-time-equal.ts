import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that depends neither on their difference nor on their length. */
export const constantTimeEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
