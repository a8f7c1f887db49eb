import { createHash, timingSafeEqual } from 'node:crypto'

/** In a time that tells nothing of where they differ, nor of how long they are. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
