import fc from 'fast-check'
import { checksPhotos } from '@kaoiro/fixtures/check-photos'
import type { Tried } from './program-run.js'

/** Milliseconds that a run may take: for its start, and for each photo. The program gives up a photo after five seconds. */
const limits = { start: 15_000, each: 1_000 }

/** Runs `kaoiro check` over unusual and broken photos with each image engine, and prints how many had which outcome. */
export function photosPart({ program, engines }: Tried, runs: fc.Parameters<unknown>): void {
  for (const engine of engines) {
    const counts = new Map<string, number>()
    const onOutcome = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
    fc.assert(checksPhotos({ program, engine, ...limits, onOutcome }), runs)
    const outcomes = [...counts].sort(([, a], [, b]) => b - a)
    console.log(`  ${engine}: ${outcomes.map(([name, count]) => `${count} ${name}`).join(', ')}`)
  }
}
