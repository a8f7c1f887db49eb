import type { SessionError } from '@kaoiro/core/session/api/session-error'
import type { Localised } from '../settings/localised.js'
import type { NotRecorded } from './send-photo.js'

/** Why a photo that was sent has no result, and what to do. */
export const sendFaultText = (
  { sessionError }: Pick<Localised, 'sessionError'>,
  error: SessionError | NotRecorded,
): string => (error._tag === 'NotRecorded' ? error.detail : sessionError(error))
