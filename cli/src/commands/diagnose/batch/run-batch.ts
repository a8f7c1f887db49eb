import * as O from 'fp-ts/lib/Option.js'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import { processInParallel } from '../../../concurrency/process-in-parallel.js'
import type { PhotoJob } from '../../../sources/photo-job.js'
import { initialConnectivity, updateConnectivity } from './connectivity.js'

export interface BatchPorts {
  /** None if it was cancelled: such a photo has no record. */
  readonly diagnose: (job: PhotoJob) => Promise<O.Option<DiagnosisRecord>>
  /** Writes a record. False: the output's reader has gone. */
  readonly write: (record: DiagnosisRecord) => Promise<boolean>
  /** Photos in progress at the same time. */
  readonly concurrency: number
  /** Once it is true, no further photo is started. */
  readonly isStopped: () => boolean
  /** Whether a service is used, which may be unreachable: recordings never are. */
  readonly mayBeUnreachable: boolean
}

/** How a batch ended. */
export type BatchEnd =
  | { readonly _tag: 'Done' }
  /** It was interrupted. */
  | { readonly _tag: 'Stopped' }
  /** The service cannot be reached; why, in words. */
  | { readonly _tag: 'Unreachable'; readonly why: string }
  /** The output's reader has gone. */
  | { readonly _tag: 'OutputClosed' }

/**
 * Diagnoses photos, several at a time, and writes each record when it is there. Rejects if writing fails.
 */
export const runBatch = async (
  jobs: ReadonlyArray<PhotoJob>,
  { diagnose, write, concurrency, isStopped, mayBeUnreachable }: BatchPorts,
): Promise<BatchEnd> => {
  const state = { connectivity: initialConnectivity, isOutputOpen: true }
  const writeAll = async (records: ReadonlyArray<DiagnosisRecord>) => {
    for (const record of records) state.isOutputOpen = (await write(record)) && state.isOutputOpen
  }
  const shouldContinue = () =>
    !isStopped() && state.connectivity.unreachable === null && state.isOutputOpen
  await processInParallel(jobs, concurrency, shouldContinue, async (job) => {
    const record = await diagnose(job)
    if (O.isNone(record)) return
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
