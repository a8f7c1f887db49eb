// Stands in for `embedded-service.ts` where a file runs the program many times: each run would load the models that look
// at faces anew, on two threads, a second of a core. Use it as `vi.mock(…, () => import(…))`.
import { vi } from 'vitest'
import type * as EmbeddedService from '../../src/service/embedded-service.js'

const actual = await vi.importActual<typeof EmbeddedService>(
  '../../src/service/embedded-service.js',
)

/** What is loaded by the first run that asks for it, and stays loaded when a run gives it back. */
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

/** How many have not been given back by the runs that opened them. */
export const openModels = (): number => hairlineFinder.users() + faceChecker.users()

export const closeModels = async (): Promise<void> => {
  await Promise.all([hairlineFinder.close(), faceChecker.close()])
}
