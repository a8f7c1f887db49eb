import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { maxUploadBytes } from '@kaoiro/core/photo/limits'
import type { AnalysisRequest, SessionState } from '@kaoiro/core/session/wire'
import type { Problem } from '../http/problems/problem.js'
import { problems } from '../http/problems/problem.js'
import type { Analyser, Persistence, Phase, PhotoBucket, Session, Turn } from './ports.js'
import { countComing } from './analysis/incoming.js'
import { inTurns } from '../concurrency/fair-semaphore.js'
import { isToBeRemoved } from './model/needs-photo.js'
import type { Tell } from './model/service-event.js'
import { takeIn } from './photos/ingest-photo.js'
import { turnIn } from './analysis/queue-position.js'

export interface SessionPorts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  /** Whether photos come into the bucket without passing through this service. */
  readonly uploadsElsewhere: boolean
  readonly toPixmap: Analyser['toPixmap']
  /** How many may wait for their analysis before another one is turned away. */
  readonly maxWaiting: number
  /** How many photos are decoded at once: the rest would stand before analyses whose time runs. */
  readonly maxDecoding: number
  readonly tell: Tell
}

interface CreatedUpload {
  readonly id: string
  readonly uploadUrl: string
}

/** What was there to be removed. */
interface Removal {
  readonly photo: boolean
  readonly result: boolean
}

/** What the calls do, without HTTP. The photo's own way is in `uploads`. */
export interface Sessions {
  /** `origin`: how the caller reaches this service. */
  readonly create: (origin: string) => Promise<E.Either<Problem, CreatedUpload>>
  /** Puts a session in line for its analysis; the end shows in `state`. @param client whom it counts for */
  readonly analyse: (
    id: string,
    request: AnalysisRequest,
    client: string,
  ) => Promise<E.Either<Problem, void>>
  readonly state: (id: string) => Promise<E.Either<Problem, SessionState>>
  /** Removes the session with its photo, its place in line and its result. */
  readonly remove: (id: string) => Promise<E.Either<Problem, Removal>>
}

export const sessionsOver = ({
  persistence: { store, queue, space, atomically },
  bucket,
  uploadsElsewhere,
  toPixmap,
  maxWaiting,
  maxDecoding,
  tell,
}: SessionPorts): Sessions => {
  const find = async (id: string): Promise<E.Either<Problem, Session>> =>
    E.fromOption(() => problems.unknownSession)(await store.get(id))

  const prepare = takeIn(bucket, toPixmap)
  const inTurn = inTurns(maxDecoding)

  const coming = countComing()

  /** Other nodes' sessions that come at the same moment may exceed the line by a few. */
  const turnOf = async (client: string) =>
    turnIn(maxWaiting)(coming.with(await queue.stateFor(client), client))

  const putInLine = (entry: Entry): Promise<boolean> =>
    atomically(async (records) => {
      const begun = await records.store.begin(entry.id, entry.request)
      if (begun) await records.queue.add(entry.id, entry.client, entry.turn)
      return begun
    })

  /** Another call was faster: it has begun the analysis, or removed the session. */
  const late = async (id: string, request: AnalysisRequest): Promise<E.Either<Problem, void>> => {
    const session = await store.get(id)
    // This call may have put the photo back after it had been removed.
    if (!isToBeRemoved(session)) await bucket.remove(id)
    return O.isSome(session) ? again(session.value.phase, request) : E.left(problems.unknownSession)
  }

  const takeInLine = async (entry: Entry): Promise<E.Either<Problem, void>> => {
    const taken = await inTurn(entry.client, () => prepare(entry.id))
    if (E.isLeft(taken)) return taken
    if (!(await putInLine(entry))) return late(entry.id, entry.request)
    tell({ _tag: 'AnalysisQueued' })
    return E.right(undefined)
  }

  /** A photo that goes elsewhere is seen too late to be turned away: its address is, instead. */
  const hasRoom = async (id: string): Promise<boolean> =>
    !uploadsElsewhere || (await space.reserve(id, maxUploadBytes))

  return {
    create: async (origin) => {
      const id = randomUUID()
      const uploadUrl = await bucket.uploadUrl(id, origin)
      await store.add(id)
      if (!(await hasRoom(id))) {
        await store.remove(id)
        tell({ _tag: 'PhotoTurnedAway' })
        return E.left(problems.noRoom)
      }
      tell({ _tag: 'SessionCreated' })
      return E.right({ id, uploadUrl })
    },

    analyse: async (id, request, client) => {
      const session = await find(id)
      if (E.isLeft(session)) return session
      const { phase } = session.right
      if (phase._tag !== 'AwaitingPhoto') return again(phase, request)
      const turn = await turnOf(client)
      if (E.isLeft(turn)) {
        tell({ _tag: 'AnalysisTurnedAway', because: turn.left })
        return E.left(problems.tooBusy)
      }
      const leave = coming.enter(client)
      return takeInLine({ id, request, client, turn: turn.right }).finally(leave)
    },

    state: async (id) => E.map(({ phase }: Session) => stateOf(phase))(await find(id)),

    remove: async (id) => {
      // Only the store knows an id from any other text.
      if (O.isNone(await store.get(id))) return E.left(problems.unknownSession)
      // Before the session, with which its room is given to others, and after it: one may have come meanwhile.
      const before = await bucket.remove(id)
      const session = await atomically(async (records) => {
        const removed = await records.store.remove(id)
        if (O.isSome(removed)) await records.queue.remove(id)
        return removed
      })
      const after = await bucket.remove(id)
      if (O.isNone(session)) return E.left(problems.unknownSession)
      tell({ _tag: 'SessionDeleted' })
      return E.right({ photo: before || after, result: hasResult(session.value.phase) })
    },
  }
}

/** A session on its way into the queue. */
interface Entry {
  readonly id: string
  readonly request: AnalysisRequest
  readonly client: string
  readonly turn: Turn
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
