import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest } from '@kaoiro/core/session/wire'
import { isPixmap } from '../photos/pixmap.js'
import type { Analyser, Outcome, Persistence, PhotoBucket } from '../ports.js'
import type { Tell } from '../model/service-event.js'
import { isUnreadable } from '../photos/unreadable.js'

export interface AnalysisPorts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  readonly analyser: Pick<Analyser, 'analyse' | 'toPixmap'>
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
    if (phase?._tag !== 'Analyzing') {
      await ports.bucket.remove(id)
      return queue.remove(id)
    }

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
  ({ bucket, analyser }: AnalysisPorts) =>
  async (id: string, request: AnalysisRequest): Promise<Outcome> => {
    const photo = await bucket.get(id)
    // Its time was over before its turn came, or somebody emptied the bucket.
    if (O.isNone(photo)) return failed('internal-error')
    if (E.isLeft(photo.value)) return failed('unreadable-photo')
    const pixmap = await pixmapOf(analyser, photo.value.right)
    const result = E.isLeft(pixmap) ? pixmap : await analyser.analyse(pixmap.right, request)
    return E.isLeft(result) ? failed(result.left) : { _tag: 'Completed', result: result.right }
  }

/** A photo that ended its thread when it was taken in is still a JPEG. */
const pixmapOf = (
  { toPixmap }: AnalysisPorts['analyser'],
  photo: Uint8Array,
): ReturnType<Analyser['toPixmap']> => {
  if (isUnreadable(photo)) return Promise.resolve(E.left('unreadable-photo'))
  return isPixmap(photo) ? Promise.resolve(E.right(photo)) : toPixmap(photo)
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
}: Omit<AnalysisPorts, 'analyser'>): Promise<void> => {
  const ids = await atomically(async ({ store, queue }) => {
    const ids = await queue.takeGivenUp(maxGivenUp)
    for (const id of ids) {
      await store.settle(id, failed('internal-error'))
      await store.end(id)
      await queue.remove(id)
    }
    return ids
  })
  for (const id of ids) {
    tell({ _tag: 'AnalysisGivenUp' })
    // One that cannot be removed is left to the sweep, and keeps nobody waiting.
    await bucket.remove(id).catch((error: unknown) => {
      tell({ _tag: 'TaskFailed', task: 'removing a photo', error })
    })
  }
}

const maxGivenUp = 10
