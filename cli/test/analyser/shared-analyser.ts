// A mock of `lazy-analyser.ts` that loads the face models once for all runs of a test file; loading them takes a
// second of CPU time. Use it as `vi.mock(…, () => import(…))`.
import { vi } from 'vitest'
import type * as Analyser from '../../src/analyser/lazy-analyser.js'

const { lazyAnalyser: actual } = await vi.importActual<typeof Analyser>(
  '../../src/analyser/lazy-analyser.js',
)

const shared = actual(2)
let users = 0

/** Keeps the models loaded when a run closes them. */
export const lazyAnalyser = (): Analyser.LazyAnalyser => {
  users++
  return {
    load: shared.load,
    close: () => {
      users--
      return Promise.resolve()
    },
  }
}

/** The number of analysers that runs have opened and not closed. */
export const openAnalysers = (): number => users

export const closeAnalyser = (): Promise<void> => shared.close()
