import { wholeNumbers } from '@kaoiro/fixtures/random'

/** Returns the next number of a stream, from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** FNV-1a, 32 bits (RFC 9923). */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  )

/** A separate stream for each name, so that drawing more numbers from one stream does not change the others. */
export function namedStream(name: string): Random {
  const next = wholeNumbers(hashOf(name))
  return () => next() / 2 ** 32
}

export function uniform(random: Random, min: number, max: number): number {
  return min + (max - min) * random()
}
