import { vi } from 'vitest'

/** Repeats a check until it passes, for up to 60 s: Vitest's own second is too short on a busy machine. */
export const eventually = <A>(check: () => A | Promise<A>): Promise<A> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
