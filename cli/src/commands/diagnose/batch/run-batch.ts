import * as O from 'fp-ts/lib/Option.js'
import type { DiagnosisRecord, ErrorRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import { pollTime } from '@kaoiro/core/session'
import type { AdaptiveLimit } from '../../../concurrency/adaptive-limit.js'
import { processInParallel } from '../../../concurrency/process-items.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'

export interface BatchPorts {
  /** Resolves to none for a cancelled photo. */
  readonly diagnose: (job: PhotoJob) => Promise<O.Option<DiagnosisRecord>>
  /** Writes a record. Resolves to false if the output was closed. */
  readonly write: (record: DiagnosisRecord) => Promise<boolean>
  /** Photos in progress at the same time: more while the service returns results quickly. */
  readonly limit: AdaptiveLimit
  /** Whether to start no more photos. */
  readonly isStopped: () => boolean
  /** Whether to stop after many network errors in a row; true for a service. */
  readonly mayBeUnreachable: boolean
}

/** How a batch ended. */
export type BatchEnd =
  | { readonly _tag: 'Done' }
  /** Interrupted by the user. */
  | { readonly _tag: 'Stopped' }
  /** The service is unreachable, with the error message. */
  | { readonly _tag: 'Unreachable'; readonly why: string }
  /** The output was closed. */
  | { readonly _tag: 'OutputClosed' }

/** Diagnoses photos, several at a time, and writes each record as soon as it is ready. Rejects if writing
 * fails.
 */
export const runBatch = async (
  jobs: ReadonlyArray<PhotoJob>,
  { diagnose, write, limit, isStopped, mayBeUnreachable }: BatchPorts,
): Promise<BatchEnd> => {
  const state = { connectivity: initialConnectivity, isOutputOpen: true }
  const writeAll = async (records: ReadonlyArray<DiagnosisRecord>) => {
    for (const record of records) state.isOutputOpen = (await write(record)) && state.isOutputOpen
  }
  const shouldContinue = () =>
    !isStopped() && state.connectivity.unreachable === null && state.isOutputOpen
  await processInParallel(jobs, limit.current, shouldContinue, async (job) => {
    const photo = limit.begin()
    const record = await diagnose(job)
    if (O.isNone(record)) return
    const pace = paceOf(record.value)
    if (pace !== null) photo[pace]()
    if (!mayBeUnreachable) return writeAll([record.value])
    const { connectivity, write: released } = updateConnectivity(state.connectivity, record.value)
    state.connectivity = connectivity
    await writeAll(released)
  })
  await writeAll(state.connectivity.held)
  if (state.connectivity.unreachable !== null)
    return { _tag: 'Unreachable', why: state.connectivity.unreachable }
  if (isStopped()) return { _tag: 'Stopped' }
  return state.isOutputOpen ? { _tag: 'Done' } : { _tag: 'OutputClosed' }
}

/** A result of the first poll, from a service without a queue, takes little more than 3 s. */
const maxQuick = 4_500
/** Three times the minimum: two photos wait for each that is analysed. */
const minSlow = 9_000

/** How the service keeps up, by the time from the first call to the last; null: well enough, or never polled. */
const paceOf = ({ calls }: DiagnosisRecord): 'quick' | 'slow' | null => {
  const polls = calls.filter(({ call }) => call === 'get session').length
  if (polls === 0) return null
  const time = calls.reduce((sum, { ms }) => sum + ms, pollTime(polls - 1))
  if (time <= maxQuick) return 'quick'
  return time >= minSlow ? 'slow' : null
}

/** Number of photos in a row that do not reach the service until it counts as unreachable. */
export const maxUnreached = 10

/** Whether the service is reachable, judged by the records of a batch. Records of photos that did not reach the
 * service are held back until this is known, and discarded if it is unreachable.
 */
interface Connectivity {
  readonly held: ReadonlyArray<DiagnosisRecord>
  /** The error message once the service is unreachable; null before. */
  readonly unreachable: string | null
}

const initialConnectivity: Connectivity = { held: [], unreachable: null }

/** The state after one more record, and the records that may now be written. */
interface ConnectivityUpdate {
  readonly connectivity: Connectivity
  readonly write: ReadonlyArray<DiagnosisRecord>
}

const updateConnectivity = (
  connectivity: Connectivity,
  record: DiagnosisRecord,
): ConnectivityUpdate => {
  if (isUnreached(record)) return { connectivity: withUnreached(connectivity, record), write: [] }
  // A photo that was never sent says nothing about the service.
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
