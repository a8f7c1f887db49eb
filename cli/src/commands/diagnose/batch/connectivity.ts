import type { DiagnosisRecord, ErrorRecord } from '@kaoiro/core/batch/diagnosis-record'
import { isError } from '@kaoiro/core/batch/diagnosis-record'

/** Photos in a row that reach no service before it counts as away. */
export const maxUnreached = 10

/**
 * Whether a service can be reached, as a batch's records tell. Those of photos that did not reach it are
 * held back until it is known: where it is away, they are no records of the photos at all.
 */
export interface Reach {
  readonly held: ReadonlyArray<DiagnosisRecord>
  /** Once it is away, in words why; null before. */
  readonly away: string | null
}

export const initialReach: Reach = { held: [], away: null }

/** What a record says of the service, and the records that may now be written. */
interface Reached {
  readonly reach: Reach
  readonly write: ReadonlyArray<DiagnosisRecord>
}

export const reached = (reach: Reach, record: DiagnosisRecord): Reached => {
  if (isUnreached(record)) return { reach: withUnreached(reach, record), write: [] }
  // A photo that was never sent says nothing of the service.
  return record.calls.length === 0
    ? { reach, write: [record] }
    : { reach: { ...reach, held: [] }, write: [...reach.held, record] }
}

const withUnreached = ({ held, away }: Reach, record: ErrorRecord): Reach => {
  if (away !== null) return { held, away }
  return held.length + 1 >= maxUnreached
    ? { held: [], away: record.error.message }
    : { held: [...held, record], away }
}

/** Who has created a session was there, whatever became of the later calls. */
const isUnreached = (record: DiagnosisRecord): record is ErrorRecord =>
  isError(record) &&
  record.error.kind === 'NetworkError' &&
  record.calls.every(({ call }) => call === 'create session')
