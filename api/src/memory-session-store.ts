import * as O from 'fp-ts/lib/Option.js'
import type { Session, SessionStore } from './ports.js'

export interface MemorySessionStore extends SessionStore {
  readonly ids: () => ReadonlyArray<string>
}

/** Sessions in this process's memory: gone when it ends. */
export const memorySessionStore = (): MemorySessionStore => {
  const sessions = new Map<string, Session>()
  return {
    ids: () => [...sessions.keys()],
    add: (session) => {
      sessions.set(session.id, session)
      return Promise.resolve()
    },
    get: (id) => Promise.resolve(O.fromNullable(sessions.get(id))),
    advance: (id, from, to) => {
      const session = sessions.get(id)
      if (session?.phase._tag !== from) return Promise.resolve(false)
      sessions.set(id, { ...session, phase: to })
      return Promise.resolve(true)
    },
    removeOlderThan: (time) => {
      for (const [id, { createdAt }] of sessions) if (createdAt < time) sessions.delete(id)
      return Promise.resolve()
    },
  }
}
