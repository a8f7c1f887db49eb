import * as E from 'fp-ts/lib/Either.js'
import type { Sessions } from '../../src/sessions/sessions.js'

export const sessionId = '00000000-0000-4000-8000-000000000000'

/** Sessions that do nothing and accept everything; the test may replace any of their functions. */
export const stubSessions = (own: Partial<Sessions> = {}): Sessions => ({
  create: (origin) =>
    Promise.resolve(
      E.right({ id: sessionId, uploadUrl: `${origin}/bucket/${sessionId}?signature=1` }),
    ),
  analyse: () => Promise.resolve(E.right(undefined)),
  state: () => Promise.resolve(E.right({ status: 'analyzing' })),
  remove: () => Promise.resolve(E.right({ photo: true, result: false })),
  ...own,
})
