import type { DiagnosisRecord, ErrorRecord } from '@kaoiro/core/batch/diagnosis-record'
import { isError } from '@kaoiro/core/batch/diagnosis-record'

/** Photos in a row that do not reach the service before it counts as unreachable. */
export const maxUnreached = 10

/**
 * Whether a service can be reached, judged by a batch's records. Those of photos that did not reach it are
 * held back until that is known: if it is unreachable, they say nothing of the photos.
 */
export interface Connectivity {
  readonly held: ReadonlyArray<DiagnosisRecord>
  /** Once it is unreachable, why, in words; null before. */
  readonly unreachable: string | null
}

export const initialConnectivity: Connectivity = { held: [], unreachable: null }

/** The state after a record, and the records that may now be written. */
interface ConnectivityUpdate {
  readonly connectivity: Connectivity
  readonly write: ReadonlyArray<DiagnosisRecord>
}

export const updateConnectivity = (
  connectivity: Connectivity,
  record: DiagnosisRecord,
): ConnectivityUpdate => {
  if (isUnreached(record)) return { connectivity: withUnreached(connectivity, record), write: [] }
  // A photo that was never sent says nothing of the service.
  return record.calls.length === 0
    ? { connectivity, write: [record] }
    : { connectivity: { ...connectivity, held: [] }, write: [...connectivity.held, record] }
}

const withUnreached = ({ held, unreachable }: Connectivity, record: ErrorRecord): Connectivity => {
  if (unreachable !== null) return { held, unreachable }
  return held.length + 1 >= maxUnreached
    ? { held: [], unreachable: record.error.message }
    : { held: [...held, record], unreachable }
}

/** A call after `create session` means that the service was reached. */
const isUnreached = (record: DiagnosisRecord): record is ErrorRecord =>
  isError(record) &&
  record.error.kind === 'NetworkError' &&
  record.calls.every(({ call }) => call === 'create session')
