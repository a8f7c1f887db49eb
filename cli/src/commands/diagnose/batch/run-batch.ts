import * as O from 'fp-ts/lib/Option.js'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import { inParallel } from '../../../concurrency/in-parallel.js'
import type { Job } from '../../../sources/job.js'
import { initialReach, reached } from './connectivity.js'

export interface BatchPorts {
  /** None where it was broken off: such a photo has no record. */
  readonly diagnose: (job: Job) => Promise<O.Option<DiagnosisRecord>>
  /** Keeps a record. False: nobody wants any more. */
  readonly write: (record: DiagnosisRecord) => Promise<boolean>
  /** Photos under way at once. */
  readonly concurrency: number
  /** Once it says yes, no further photo is started. */
  readonly isStopped: () => boolean
  /** Whether a service is asked, which may be away: recordings never are. */
  readonly mayBeAway: boolean
}

/** How a batch ended. */
export type BatchEnd =
  | { readonly _tag: 'Done' }
  /** It was asked to. */
  | { readonly _tag: 'Stopped' }
  /** The service cannot be reached; why, in words. */
  | { readonly _tag: 'Away'; readonly why: string }
  /** Nobody reads what it writes. */
  | { readonly _tag: 'Unread' }

/** Diagnoses photos, some at once, and writes a record of each as it comes. Rejects where that fails. */
export const runBatch = async (
  jobs: ReadonlyArray<Job>,
  { diagnose, write, concurrency, isStopped, mayBeAway }: BatchPorts,
): Promise<BatchEnd> => {
  const state = { reach: initialReach, isRead: true }
  const writeAll = async (records: ReadonlyArray<DiagnosisRecord>) => {
    for (const record of records) state.isRead = (await write(record)) && state.isRead
  }
  const goesOn = () => !isStopped() && state.reach.away === null && state.isRead
  await inParallel(jobs, concurrency, goesOn, async (job) => {
    const record = await diagnose(job)
    if (O.isNone(record)) return
    if (!mayBeAway) return writeAll([record.value])
    const { reach, write: released } = reached(state.reach, record.value)
    state.reach = reach
    await writeAll(released)
  })
  await writeAll(state.reach.held)
  if (state.reach.away !== null) return { _tag: 'Away', why: state.reach.away }
  if (isStopped()) return { _tag: 'Stopped' }
  return state.isRead ? { _tag: 'Done' } : { _tag: 'Unread' }
}
