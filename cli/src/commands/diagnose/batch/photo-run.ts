import { once } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { PhotoFault, Preparation } from '../../../photo/preparation.js'
import type { Semaphore } from '../../../concurrency/semaphore.js'
import { ask } from '../session/send-photo.js'
import type { Connection } from '../session/connection.js'
import type { Guide } from '../hairline/hairline-used.js'
import { isLookedFor } from '../hairline/hairline-used.js'
import type { Hairlines } from '../hairline/hairline-resolver.js'
import type { Job } from '../../../sources/job.js'
import type { Localised } from '../settings/localised.js'
import { askedRecord, faultRecord } from '../results/to-record.js'

export interface PhotoPorts {
  readonly prepare: Preparation['prepare']
  readonly hairlines: Hairlines
  /** Hears of photos whose hairline was to be found and was not. */
  readonly notFound: (job: Job, guide: Guide) => void
  /** Places of photos that are prepared, and their hairlines found, at once. */
  readonly places: Semaphore
  readonly connection: Connection
  readonly localised: Pick<Localised, 'photoFault' | 'sessionError'>
  readonly site: string
  /** The service that is asked, null for the built-in one or recordings. */
  readonly api: string | null
  /** Aborted: photos that wait for their preparation are left. */
  readonly gently: AbortSignal
  /** Aborted: all are left. */
  readonly signal: AbortSignal
}

/** One photo of a batch on its way: prepared just before it is sent. None where it was left. */
export const photoRun = (ports: PhotoPorts) => {
  const { connection, localised, site, api, signal } = ports
  const toFault = faultRecord(localised, api)
  const toRecord = askedRecord(localised, { site, api })
  const prepare = preparing(ports)
  const send = ask(connection, signal, () => undefined)
  return async (job: Job): Promise<O.Option<DiagnosisRecord>> => {
    const photo = await prepare(job)
    if (photo === null) return O.none
    if (E.isLeft(photo)) return O.some(toFault(job, photo.left))
    const { jpeg, guide } = photo.right
    return toRecord(job, guide, await send(job, jpeg, guide.hairline))
  }
}

interface Ready {
  readonly jpeg: Uint8Array
  readonly guide: Guide
}

/** Null where it was left. */
const preparing = (ports: PhotoPorts) => {
  const { places, gently, signal } = ports
  const ready = readying(ports)
  const aborted = signal.aborted ? Promise.resolve(null) : once(signal, 'abort').then(() => null)
  return async (job: Job) => {
    await places.take(1)
    try {
      if (gently.aborted || signal.aborted) return null
      return await Promise.race([ready(job), aborted])
    } finally {
      places.give(1)
    }
  }
}

const readying =
  ({ prepare, hairlines, notFound, signal }: PhotoPorts) =>
  async (job: Job): Promise<E.Either<PhotoFault, Ready>> => {
    const photo = await prepare(job.photo)
    if (E.isLeft(photo)) return photo
    const { jpeg } = photo.right
    const guide = await hairlines.guideOf(job, jpeg)
    if (isLookedFor(guide) && !guide.hairlineFound && !signal.aborted) notFound(job, guide)
    return E.right({ jpeg, guide })
  }
