import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { maxUploadBytes } from '@kaoiro/core/photo'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import { fairSemaphore, mutex } from '../concurrency/turns.js'
import { admit, trackIncoming } from './analysis/admission.js'
import type { Emit } from './model/service-event.js'
import type { SessionError } from './model/session-error.js'
import type { Phase, Session, SessionView } from './model/session.js'
import { viewOf } from './model/session.js'
import { acceptStoredPhoto } from './photos/uploads.js'
import type { QueuePosition, Persistence } from './ports/persistence.js'
import type { PhotoBucket } from './ports/photo-bucket.js'

export interface SessionPorts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  /** Whether photos are uploaded directly to the bucket. */
  readonly externalUploads: boolean
  /** Maximum length of the queue; further sessions are rejected. */
  readonly maxWaiting: number
  readonly emit: Emit
}

interface CreatedUpload {
  readonly id: string
  readonly uploadUrl: string
}

/** Photos that are read from the bucket at once to be checked, of 2 MB at most. */
const maxReading = 16

/** The calls of the service, independent of HTTP. Uploads are in `photos/uploads.ts`. */
export interface Sessions {
  /** @param site the address of this service @param client limited to its share of the space for photos */
  readonly create: (site: string, client: string) => Promise<E.Either<SessionError, CreatedUpload>>
  /** Queues a session for analysis; `state` returns the outcome. @param client limited to its share of the queue */
  readonly analyse: (
    id: string,
    request: AnalysisRequest,
    client: string,
  ) => Promise<E.Either<SessionError, void>>
  readonly state: (id: string) => Promise<E.Either<SessionError, SessionView>>
  /** Removes a session with its photo, job and result. Returns whether photo and result existed. */
  readonly remove: (
    id: string,
  ) => Promise<E.Either<SessionError, { readonly photo: boolean; readonly result: boolean }>>
}

export function createSessions({
  persistence: { store, queue, space, atomically },
  bucket,
  externalUploads,
  maxWaiting,
  emit,
}: SessionPorts): Sessions {
  const find = async (id: string): Promise<E.Either<SessionError, Session>> =>
    E.fromOption(() => unknownSession)(await store.get(id))

  const toRead = fairSemaphore(maxReading)
  const incoming = trackIncoming()

  /** While queued and incoming sessions are counted, no session may move to the queue: the count could miss it. */
  const counting = mutex()

  /** Other nodes admit sessions at the same time, so a few more than the limit may be admitted. */
  const admission = (client: string) =>
    counting(async () =>
      E.map((position: QueuePosition) => ({ position, leave: incoming.enter(client) }))(
        admit(maxWaiting)(incoming.addTo(await queue.stateFor(client), client)),
      ),
    )

  const enqueue = (entry: QueueEntry): Promise<boolean> =>
    atomically(async (records) => {
      const begun = await records.store.begin(entry.id, entry.request)
      if (begun) await records.queue.add(entry.id, entry.client, entry.position)
      return begun
    })

  /** The answer if a concurrent call has started the analysis or removed the session. */
  const afterLostRace = async (
    id: string,
    request: AnalysisRequest,
  ): Promise<E.Either<SessionError, void>> => {
    const session = await store.get(id)
    return O.isSome(session) ? repeated(session.value.phase, request) : E.left(unknownSession)
  }

  /** While this call waited, another one may have had the photo analysed and deleted. */
  const afterRefusal = async (
    { id, request }: QueueEntry,
    failure: E.Either<SessionError, void>,
  ): Promise<E.Either<SessionError, void>> => {
    const session = await find(id)
    return E.isRight(session) && session.right.phase._tag !== 'AwaitingPhoto'
      ? repeated(session.right.phase, request)
      : failure
  }

  const checkAndEnqueue = async (entry: QueueEntry): Promise<E.Either<SessionError, void>> => {
    const accepted = await toRead(entry.client, () => acceptStoredPhoto(bucket, entry.id))
    if (E.isLeft(accepted)) return afterRefusal(entry, accepted)
    const isQueued = await counting(() => enqueue(entry).finally(entry.leave))
    if (!isQueued) return afterLostRace(entry.id, entry.request)
    emit({ _tag: 'AnalysisQueued' })
    return E.right(undefined)
  }

  /** External uploads cannot be rejected, so space is reserved when the session is created. */
  const hasRoom = async (id: string): Promise<boolean> =>
    !externalUploads || (await space.reserve(id, maxUploadBytes))

  return {
    create: async (site, client) => {
      const id = randomUUID()
      const uploadUrl = await bucket.uploadUrl(id, site)
      await store.add(id, client)
      if (!(await hasRoom(id))) {
        await store.remove(id)
        emit({ _tag: 'PhotoTurnedAway' })
        return E.left({ _tag: 'NoRoom' })
      }
      emit({ _tag: 'SessionCreated' })
      return E.right({ id, uploadUrl })
    },

    analyse: async (id, request, client) => {
      const session = await find(id)
      if (E.isLeft(session)) return session
      const { phase } = session.right
      if (phase._tag !== 'AwaitingPhoto') return repeated(phase, request)
      const admitted = await admission(client)
      if (E.isLeft(admitted)) {
        emit({ _tag: 'AnalysisTurnedAway', because: admitted.left })
        return E.left({ _tag: 'TooBusy' })
      }
      const { position, leave } = admitted.right
      return checkAndEnqueue({ id, request, client, position, leave }).finally(leave)
    },

    state: async (id) => E.map(viewOf)(await find(id)),

    remove: async (id) => {
      if (O.isNone(await store.get(id))) return E.left(unknownSession)
      const photo = O.isSome(await bucket.get(id))
      // Removes the photo before the session, which frees the reserved space, and after it, for a concurrent upload.
      await bucket.remove(id)
      const session = await atomically(async (records) => {
        const removed = await records.store.remove(id)
        if (O.isSome(removed)) await records.queue.remove(id)
        return removed
      })
      await bucket.remove(id)
      if (O.isNone(session)) return E.left(unknownSession)
      emit({ _tag: 'SessionDeleted' })
      return E.right({ photo, result: hasResult(session.value.phase) })
    },
  }
}

const unknownSession: SessionError = { _tag: 'UnknownSession' }

/** A session about to be queued. */
interface QueueEntry {
  readonly id: string
  readonly request: AnalysisRequest
  readonly client: string
  readonly position: QueuePosition
  /** Stops counting the session as incoming. */
  readonly leave: () => void
}

/** Accepts the same request again: browsers repeat a call after a dropped connection. */
const repeated = (
  phase: Phase,
  { gender, hairline }: AnalysisRequest,
): E.Either<SessionError, void> =>
  phase._tag !== 'AwaitingPhoto' &&
  phase.request.gender === gender &&
  phase.request.hairline === hairline
    ? E.right(undefined)
    : E.left({ _tag: 'AlreadyRequested' })

const hasResult = (phase: Phase): boolean =>
  phase._tag === 'Ended' || (phase._tag === 'Analyzing' && O.isSome(phase.outcome))
