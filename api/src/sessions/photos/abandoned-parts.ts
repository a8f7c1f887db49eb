import type { Clock } from '../ports/clock.js'

/** Milliseconds. Writing 2 MB takes some; a request is given up after less than this, so nobody waits for it. */
const maxWriteTime = 20_000

/**
 * Tells which parts nobody writes any more: those that two looks have found so long apart. What one look finds
 * may be another node's, which is just writing it, and a file's own time is of another clock.
 */
export const abandonedParts = (
  steadyClock: Clock,
): ((names: ReadonlyArray<string>) => ReadonlySet<string>) => {
  let firstSeen: ReadonlyMap<string, number> = new Map()
  return (names) => {
    const now = steadyClock()
    firstSeen = new Map(names.map((name) => [name, firstSeen.get(name) ?? now]))
    return new Set(names.filter((name) => now - (firstSeen.get(name) ?? now) >= maxWriteTime))
  }
}
