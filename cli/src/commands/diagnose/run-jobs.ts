import * as E from 'fp-ts/lib/Either.js'
import { processInParallel } from '../../concurrency/process-items.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import type { Outcome } from './outcome.js'

export interface JobPorts {
  /** Resolves to null for a photo that was given up. */
  readonly diagnose: (job: PhotoJob) => Promise<Outcome | null>
  /** Takes what became of a photo. Resolves to false if the output was closed. */
  readonly take: (outcome: Outcome) => Promise<boolean>
  /** Photos in progress at the same time; asked again after each photo. */
  readonly limit: () => number
  /** Whether to start no more photos. */
  readonly isStopped: () => boolean
  /** Whether to stop after many network errors in a row; true for a service. */
  readonly mayBeUnreachable: boolean
}

/** How a run ended. */
export type RunEnd =
  | { readonly _tag: 'Done' }
  /** Interrupted by the user. */
  | { readonly _tag: 'Stopped' }
  /** The service is unreachable, with the error message. */
  | { readonly _tag: 'Unreachable'; readonly why: string }
  /** The output was closed. */
  | { readonly _tag: 'OutputClosed' }

/** Number of photos in a row that do not reach the service until it counts as unreachable. */
export const maxUnreached = 10

/** Diagnoses photos, several at a time, and passes on each outcome as soon as it is known. Rejects if `take` does. */
export async function runJobs(
  jobs: ReadonlyArray<PhotoJob>,
  { diagnose, take, limit, isStopped, mayBeUnreachable }: JobPorts,
): Promise<RunEnd> {
  const state: State = { held: [], unreachable: null, isOutputOpen: true }
  const takeAll = async (outcomes: ReadonlyArray<Outcome>): Promise<void> => {
    for (const outcome of outcomes) state.isOutputOpen = (await take(outcome)) && state.isOutputOpen
  }
  const shouldContinue = () => !isStopped() && state.unreachable === null && state.isOutputOpen
  await processInParallel(jobs, limit, shouldContinue, async (job) => {
    const outcome = await diagnose(job)
    if (outcome === null) return
    // A photo that was never sent says nothing about the service.
    if (!mayBeUnreachable || outcome.calls.length === 0) return takeAll([outcome])
    const failure = unreachedBy(outcome)
    if (failure === null) {
      const reached = [...state.held, outcome]
      state.held = []
      return takeAll(reached)
    }
    if (state.unreachable === null) state.held = [...state.held, outcome]
    if (state.held.length < maxUnreached) return
    state.unreachable = failure
    state.held = []
  })
  await takeAll(state.held)
  if (state.unreachable !== null) return { _tag: 'Unreachable', why: state.unreachable }
  if (isStopped()) return { _tag: 'Stopped' }
  return state.isOutputOpen ? { _tag: 'Done' } : { _tag: 'OutputClosed' }
}

interface State {
  /** Outcomes of photos that did not reach the service. They are dropped if it is away. */
  held: ReadonlyArray<Outcome>
  /** Why the service is unreachable; null if it is not, as far as is known. */
  unreachable: string | null
  isOutputOpen: boolean
}

/** Why a photo did not reach the service; null if it did. A call after `create session` means that it was reached. */
const unreachedBy = ({ answer, calls }: Outcome): string | null =>
  E.isLeft(answer) &&
  answer.left.kind === 'NetworkError' &&
  calls.every(({ call }) => call === 'create session')
    ? answer.left.message
    : null
