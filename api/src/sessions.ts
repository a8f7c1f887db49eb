import { randomBytes, randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { dimensionsOf } from '@kaoiro/core/photo/dimensions'
import { imageTypeOf } from '@kaoiro/core/photo/image-type'
import { mostScans, preparedSide } from '@kaoiro/core/photo/limits'
import { scansOf } from '@kaoiro/core/photo/scans'
import type { AnalysisRequest, SessionState } from '@kaoiro/core/session/wire'
import type { AnalysisQueue, Clock, Phase, PhotoBucket, Session, SessionStore } from './ports.js'
import type { Problem } from './problem.js'
import { problems } from './problem.js'

export interface SessionPorts {
  readonly store: SessionStore
  readonly bucket: PhotoBucket
  readonly queue: AnalysisQueue
  readonly clock: Clock
  /** Where faults of the service itself are written, one line each. */
  readonly log: (line: string) => void
}

/** What the four calls do, without HTTP. */
export interface Sessions {
  readonly create: () => Promise<Session>
  readonly upload: (id: string, key: string, photo: Uint8Array) => Promise<E.Either<Problem, void>>
  /** Starts an analysis; its end shows in `state`. */
  readonly analyse: (id: string, request: AnalysisRequest) => Promise<E.Either<Problem, void>>
  readonly state: (id: string) => Promise<E.Either<Problem, SessionState>>
  /** Removes what has outlived its time. */
  readonly sweep: () => Promise<void>
}

const hour = 3_600_000

/**
 * Swept every hour, and at every start, so a photo that no analysis has ended is gone within 24 hours of
 * its upload, as long as a service runs on its folder.
 */
const photoLife = 22 * hour
const sessionLife = 24 * hour

export const sessionsOver = ({ store, bucket, queue, clock, log }: SessionPorts): Sessions => {
  const find = async (id: string): Promise<E.Either<Problem, Session>> =>
    E.fromOption(() => problems.unknownSession)(await store.get(id))

  const runAnalysis = async (id: string, request: AnalysisRequest): Promise<void> => {
    const end = await bucket
      .get(id)
      .then((jpeg) => queue.run(jpeg, request))
      .then(E.match((reason): Phase => ({ _tag: 'Failed', reason }), completed))
      .catch((error: unknown): Phase => {
        log(`analysis of session ${id} broke off: ${String(error)}`)
        return { _tag: 'Failed', reason: 'internal-error' }
      })
    // The photo goes first: a client that sees the end can rely on it.
    await bucket.remove(id).catch((error: unknown) => {
      log(`the photo of session ${id} could not be removed: ${String(error)}`)
    })
    await store.advance(id, 'Analyzing', end)
  }

  return {
    create: async () => {
      const session: Session = {
        id: randomUUID(),
        uploadKey: randomBytes(16).toString('hex'),
        createdAt: clock(),
        phase: { _tag: 'AwaitingPhoto' },
      }
      await store.add(session)
      return session
    },

    upload: async (id, key, photo) => {
      const session = await find(id)
      if (E.isLeft(session) || session.right.uploadKey !== key)
        return E.left(problems.unknownUpload)
      if (session.right.phase._tag !== 'AwaitingPhoto') return E.left(problems.photoAlreadyUploaded)
      const refusal = refusalOf(photo)
      if (O.isSome(refusal)) return E.left(refusal.value)
      if (E.isLeft(await bucket.put(id, photo))) return E.left(problems.photoAlreadyUploaded)
      if (await store.advance(id, 'AwaitingPhoto', { _tag: 'PhotoReceived' }))
        return E.right(undefined)
      // The session expired meanwhile.
      await bucket.remove(id)
      return E.left(problems.unknownUpload)
    },

    analyse: async (id, request) => {
      const session = await find(id)
      if (E.isLeft(session)) return session
      if (session.right.phase._tag === 'AwaitingPhoto') return E.left(problems.photoMissing)
      if (!(await store.advance(id, 'PhotoReceived', { _tag: 'Analyzing' })))
        return E.left(problems.alreadyRequested)
      runAnalysis(id, request).catch((error: unknown) => {
        log(`session ${id} could not be ended: ${String(error)}`)
      })
      return E.right(undefined)
    },

    state: async (id) => E.map(({ phase }: Session) => stateOf(phase))(await find(id)),

    sweep: async () => {
      await bucket.removeOlderThan(clock() - photoLife)
      await store.removeOlderThan(clock() - sessionLife)
    },
  }
}

const completed = (result: Extract<Phase, { _tag: 'Completed' }>['result']): Phase => ({
  _tag: 'Completed',
  result,
})

/** What an upload must be before it is worth a decoder's time. */
const refusalOf = (photo: Uint8Array): O.Option<Problem> => {
  const dimensions = dimensionsOf(photo)
  if (imageTypeOf(photo) !== 'jpeg' || O.isNone(dimensions)) return O.some(problems.notAJpeg)
  const { width, height } = dimensions.value
  if (Math.max(width, height) > preparedSide) return O.some(problems.photoTooWide)
  return scansOf(photo) > mostScans ? O.some(problems.tooManyScans) : O.none
}

/** A session counts as analysing from the start: its client polls only after it has asked. */
const stateOf = (phase: Phase): SessionState => {
  switch (phase._tag) {
    case 'AwaitingPhoto':
    case 'PhotoReceived':
    case 'Analyzing':
      return { status: 'analyzing' }
    case 'Completed':
      return { status: 'completed', result: phase.result }
    case 'Failed':
      return { status: 'failed', reason: phase.reason }
  }
}
