import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest, Gender } from '@kaoiro/core/diagnosis'
import type { Emit } from '../model/service-event.js'
import type { Outcome } from '../model/session.js'
import type { Analysed, Analyser } from '../ports/analyser.js'
import type { Persistence } from '../ports/persistence.js'
import type { PhotoBucket } from '../ports/photo-bucket.js'

export interface AnalysisPorts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  readonly analyser: Pick<Analyser, 'analyse'>
  /** Counts the colours and the result of an analysed photo. */
  readonly count: (gender: Gender, analysed: Analysed) => void
  readonly emit: Emit
}

/**
 * Processes a job up to the published outcome. The process may be killed after each step; the next attempt continues
 * from the recorded state. Rejects if another attempt may help.
 */
export function analyseSession(ports: AnalysisPorts): (id: string) => Promise<void> {
  return async (id) => {
    const started = performance.now()
    const { store, queue } = ports.persistence
    const session = await store.get(id)
    const phase = O.isSome(session) ? session.value.phase : null
    // The session was removed, or another node has finished it.
    if (phase?._tag !== 'Analyzing') {
      await ports.bucket.remove(id)
      return queue.remove(id)
    }

    const outcome = O.isSome(phase.outcome)
      ? phase.outcome.value
      : await outcomeOf(ports)(id, phase.request)
    await finish(ports)(id, outcome)
    ports.emit({
      _tag: 'AnalysisEnded',
      outcome: outcome._tag,
      reason: outcome._tag === 'Failed' ? outcome.reason : null,
      seconds: (performance.now() - started) / 1_000,
    })
  }
}

const failed = (reason: Extract<Outcome, { _tag: 'Failed' }>['reason']): Outcome => ({
  _tag: 'Failed',
  reason,
})

const outcomeOf =
  ({ bucket, analyser, count }: AnalysisPorts) =>
  async (id: string, request: AnalysisRequest): Promise<Outcome> => {
    const photo = await bucket.get(id)
    // The session expired before its job was taken, or the bucket was emptied.
    if (O.isNone(photo)) return failed('internal-error')
    if (E.isLeft(photo.value)) return failed('unreadable-photo')
    const analysed = await analyser.analyse(photo.value.right, request)
    if (E.isLeft(analysed)) return failed(analysed.left)
    count(request.gender, analysed.right)
    return { _tag: 'Completed', answer: analysed.right.answer }
  }

/** Records the outcome, removes the photo, then publishes the outcome: once clients see it, the photo is gone. */
const finish =
  ({ persistence: { store, conclude }, bucket }: AnalysisPorts) =>
  async (id: string, outcome: Outcome): Promise<void> => {
    await store.recordOutcome(id, outcome)
    await bucket.remove(id)
    await conclude(id, true)
  }

/** Fails sessions that have used up their tries. Their photos may have killed the nodes that analysed them. */
export async function endExhausted({
  persistence: { atomically },
  bucket,
  emit,
}: Omit<AnalysisPorts, 'analyser' | 'count'>): Promise<void> {
  const ids = await atomically(async ({ store, queue, conclude }) => {
    const ids = await queue.takeExhausted(maxExhausted)
    for (const id of ids) {
      await store.recordOutcome(id, failed('internal-error'))
      // Perhaps the attempts failed because the photo cannot be deleted.
      await conclude(id, false)
    }
    return ids
  })
  for (const id of ids) {
    emit({ _tag: 'AnalysisGivenUp' })
    // If this fails, the sweep removes it later.
    await bucket.remove(id).catch((error: unknown) => {
      emit({ _tag: 'TaskFailed', task: 'removing a photo', error })
    })
  }
}

const maxExhausted = 10
