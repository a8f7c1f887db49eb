import * as O from 'fp-ts/lib/Option.js'
import type { Session } from '../ports.js'

/**
 * Whether a photo that this session has now will be removed by what is still to come: an analysis asked for or
 * under way. Once an outcome is noted, or the session is gone, nobody but the sweep would look for it.
 */
export const isToBeRemoved = (session: O.Option<Session>): boolean => {
  if (O.isNone(session)) return false
  const { phase } = session.value
  return phase._tag === 'AwaitingPhoto' || (phase._tag === 'Analyzing' && O.isNone(phase.outcome))
}
