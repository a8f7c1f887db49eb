// A mock of `embedded-service.ts` that loads the face models once for all runs of a test file; loading them takes a
// second of CPU time. Use it as `vi.mock(…, () => import(…))`.
import { vi } from 'vitest'
import type * as EmbeddedService from '../../src/service/embedded-service.js'

const actual = await vi.importActual<typeof EmbeddedService>(
  '../../src/service/embedded-service.js',
)

/** Loads a model at its first use and keeps it loaded when a run closes it. */
const shared = <A extends { readonly close: () => Promise<void> }>(
  load: (threads: number) => Promise<A>,
) => {
  let loading: Promise<A> | undefined
  let users = 0
  return {
    open: async (threads: number): Promise<A> => {
      users++
      const loaded = await (loading ??= load(threads))
      return {
        ...loaded,
        close: () => {
          users--
          return Promise.resolve()
        },
      }
    },
    users: () => users,
    close: async () => (await loading)?.close(),
  }
}

const hairlineFinder = shared(actual.openHairlineFinder)
const faceChecker = shared(actual.openFaceChecker)
export const openHairlineFinder = hairlineFinder.open
export const openFaceChecker = faceChecker.open

/** The number of models that runs have opened and not closed. */
export const openModels = (): number => hairlineFinder.users() + faceChecker.users()

export const closeModels = async (): Promise<void> => {
  await Promise.all([hairlineFinder.close(), faceChecker.close()])
}
