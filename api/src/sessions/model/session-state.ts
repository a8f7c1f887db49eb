import * as O from 'fp-ts/lib/Option.js'
import type { SessionState } from '@kaoiro/core/session/wire/wire'
import type { Moment, Session } from './session.js'
import { sessionLife } from './session.js'

/** A session counts as analysing from the start: its client polls only after it has requested the analysis. */
export const stateOf = ({ phase, createdAt }: Session): SessionState => {
  if (phase._tag !== 'Ended') return { status: 'analyzing' }
  const { outcome, photoDeletedAt } = phase
  if (outcome._tag === 'Failed') return { status: 'failed', reason: outcome.reason }
  return {
    status: 'completed',
    result: outcome.result,
    ...(O.isNone(photoDeletedAt) ? {} : { photo_deleted_at: timestamp(photoDeletedAt.value) }),
    expires_at: timestamp(createdAt + sessionLife),
  }
}

const timestamp = (moment: Moment): string => new Date(moment).toISOString()
