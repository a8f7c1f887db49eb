import type { Clock } from '../ports/clock.js'

/** Milliseconds. Writing 2 MB takes a few; clients give a request up before this, so nobody waits for it. */
const maxWriteTime = 20_000

/**
 * Finds the parts that nobody writes any more: those that two sweeps so long apart have seen. What one sweep sees
 * may be just being written by another node, and a file's own time is by another clock.
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
