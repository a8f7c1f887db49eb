import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest, SessionState } from '@kaoiro/core/session/wire'
import type { Problem } from '../http/problem.js'
import { problems } from '../http/problem.js'
import type { Analyser, Clock, Persistence, Phase, PhotoBucket, Session } from '../ports.js'
import { isToBeRemoved } from './is-to-be-removed.js'
import type { Tell } from './service-event.js'
import { takeIn } from './take-in.js'

export interface SessionPorts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  readonly toPixmap: Analyser['toPixmap']
  readonly clock: Clock
  /** How many may wait for their analysis before another one is turned away. */
  readonly mostWaiting: number
  readonly tell: Tell
}

interface CreatedUpload {
  readonly id: string
  readonly uploadUrl: string
}

/**
 * Milliseconds within which an analysis must be asked for; an upload has five minutes. A photo that is put
 * in line late would else be kept longer than a day where no node analyses.
 */
const mostAge = 3_600_000

/** What was there to be removed. */
interface Removal {
  readonly photo: boolean
  readonly result: boolean
}

/** What the calls do, without HTTP. The photo's own way is in `uploads`. */
export interface Sessions {
  /** `origin`: how the caller reaches this service. */
  readonly create: (origin: string) => Promise<CreatedUpload>
  /** Puts a session in line for its analysis; the end shows in `state`. */
  readonly analyse: (id: string, request: AnalysisRequest) => Promise<E.Either<Problem, void>>
  readonly state: (id: string) => Promise<E.Either<Problem, SessionState>>
  /** Removes the session with its photo, its place in line and its result. */
  readonly remove: (id: string) => Promise<E.Either<Problem, Removal>>
}

export const sessionsOver = ({
  persistence: { store, queue, atomically },
  bucket,
  toPixmap,
  clock,
  mostWaiting,
  tell,
}: SessionPorts): Sessions => {
  const find = async (id: string): Promise<E.Either<Problem, Session>> =>
    E.fromOption(() => problems.unknownSession)(await store.get(id))

  const prepare = takeIn(bucket, toPixmap)

  /** Those that this node is about to put in line. */
  let coming = 0

  /** Other nodes' sessions that come at the same moment may exceed the line by a few. */
  const isFull = async (): Promise<boolean> => (await queue.length()) + coming >= mostWaiting

  const putInLine = (id: string, request: AnalysisRequest): Promise<boolean> =>
    atomically(async (records) => {
      const begun = await records.store.begin(id, request)
      if (begun) await records.queue.add(id)
      return begun
    })

  /** Another call was faster: it has begun the analysis, or removed the session. */
  const late = async (id: string, request: AnalysisRequest): Promise<E.Either<Problem, void>> => {
    const session = await store.get(id)
    // This call may have put the photo back after it had been removed.
    if (!isToBeRemoved(session)) await bucket.remove(id)
    return O.isSome(session) ? again(session.value.phase, request) : E.left(problems.unknownSession)
  }

  const takeInLine = async (
    id: string,
    request: AnalysisRequest,
  ): Promise<E.Either<Problem, void>> => {
    const taken = await prepare(id)
    if (E.isLeft(taken)) return taken
    if (!(await putInLine(id, request))) return late(id, request)
    tell({ _tag: 'AnalysisQueued' })
    return E.right(undefined)
  }

  return {
    create: async (origin) => {
      const id = randomUUID()
      const uploadUrl = await bucket.uploadUrl(id, origin)
      await store.add({ id, createdAt: clock(), phase: { _tag: 'AwaitingPhoto' } })
      tell({ _tag: 'SessionCreated' })
      return { id, uploadUrl }
    },

    analyse: async (id, request) => {
      const session = await find(id)
      if (E.isLeft(session)) return session
      const { phase, createdAt } = session.right
      if (phase._tag !== 'AwaitingPhoto') return again(phase, request)
      if (clock() - createdAt > mostAge) return E.left(problems.unknownSession)
      if (await isFull()) {
        tell({ _tag: 'AnalysisTurnedAway' })
        return E.left(problems.tooBusy)
      }
      coming++
      return takeInLine(id, request).finally(() => coming--)
    },

    state: async (id) => E.map(({ phase }: Session) => stateOf(phase))(await find(id)),

    remove: async (id) => {
      const session = await atomically(async (records) => {
        const removed = await records.store.remove(id)
        // Only the store knows an id from any other text.
        if (O.isSome(removed)) await records.queue.remove(id)
        return removed
      })
      if (O.isNone(session)) return E.left(problems.unknownSession)
      const photo = await bucket.remove(id)
      tell({ _tag: 'SessionDeleted' })
      return E.right({ photo, result: hasResult(session.value.phase) })
    },
  }
}

/** A browser repeats a call by itself where its connection was dropped: then it is still the same one. */
const again = (phase: Phase, { gender, hairline }: AnalysisRequest): E.Either<Problem, void> =>
  phase._tag === 'Analyzing' &&
  phase.request.gender === gender &&
  phase.request.hairline === hairline
    ? E.right(undefined)
    : E.left(problems.alreadyRequested)

const hasResult = (phase: Phase): boolean =>
  phase._tag === 'Ended' || (phase._tag === 'Analyzing' && O.isSome(phase.outcome))

/** A session counts as analysing from the start: its client polls only after it has asked. */
const stateOf = (phase: Phase): SessionState => {
  if (phase._tag !== 'Ended') return { status: 'analyzing' }
  return phase.outcome._tag === 'Completed'
    ? { status: 'completed', result: phase.outcome.result }
    : { status: 'failed', reason: phase.outcome.reason }
}
