import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest } from '@kaoiro/core/session/wire'
import type { Analyser, Outcome, Persistence, PhotoBucket } from '../ports.js'
import type { Tell } from './service-event.js'

export interface AnalysisPorts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  readonly analyse: Analyser['analyse']
  readonly tell: Tell
}

/**
 * A job from its photo to an end that everybody sees. Each step may be the last before the process is
 * killed: whoever takes the job then goes on from what is noted. Rejects where another try may help.
 */
export const analyseSession =
  (ports: AnalysisPorts) =>
  async (id: string): Promise<void> => {
    const started = performance.now()
    const { store, queue } = ports.persistence
    const session = await store.get(id)
    const phase = O.isSome(session) ? session.value.phase : null
    // The session was removed, or its end was written before the job could be taken out of the line.
    if (phase?._tag !== 'Analyzing') return queue.remove(id)

    const outcome = O.isSome(phase.outcome)
      ? phase.outcome.value
      : await outcomeOf(ports)(id, phase.request)
    await endWith(ports)(id, outcome)
    ports.tell({
      _tag: 'AnalysisEnded',
      outcome: outcome._tag,
      reason: outcome._tag === 'Failed' ? outcome.reason : null,
      seconds: (performance.now() - started) / 1_000,
    })
  }

const failed = (reason: Extract<Outcome, { _tag: 'Failed' }>['reason']): Outcome => ({
  _tag: 'Failed',
  reason,
})

const outcomeOf =
  ({ bucket, analyse }: AnalysisPorts) =>
  async (id: string, request: AnalysisRequest): Promise<Outcome> => {
    const photo = await bucket.get(id)
    // Its time was over before its turn came, or somebody emptied the bucket.
    if (O.isNone(photo)) return failed('internal-error')
    if (E.isLeft(photo.value)) return failed('unreadable-photo')
    const result = await analyse(photo.value.right, request)
    return E.isLeft(result) ? failed(result.left) : { _tag: 'Completed', result: result.right }
  }

/**
 * The outcome is noted, the photo removed, and then the end is shown: who sees it can rely on that. A job
 * that is still in line after it is found ended by whoever takes it, so this needs no transaction.
 */
const endWith =
  ({ persistence: { store, queue }, bucket }: AnalysisPorts) =>
  async (id: string, outcome: Outcome): Promise<void> => {
    await store.settle(id, outcome)
    await bucket.remove(id)
    await store.end(id)
    await queue.remove(id)
  }

/** Ends sessions whose tries are used up: their photos may have killed who analysed them. */
export const endGivenUp = async ({
  persistence: { atomically },
  bucket,
  tell,
}: Omit<AnalysisPorts, 'analyse'>): Promise<void> => {
  const ids = await atomically(async ({ store, queue }) => {
    const ids = await queue.takeGivenUp(mostGivenUp)
    for (const id of ids) {
      await bucket.remove(id)
      await store.settle(id, failed('internal-error'))
      await store.end(id)
    }
    return ids
  })
  for (const _ of ids) tell({ _tag: 'AnalysisGivenUp' })
}

const mostGivenUp = 10
