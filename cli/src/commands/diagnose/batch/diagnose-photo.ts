import { once } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import type { Semaphore } from '../../../concurrency/semaphore.js'
import type { PhotoFault, Preparation } from '../../../photo/preparation.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { ResolveHairline, ResolvedHairline } from '../diagnoser/hairline.js'
import { wasSearched } from '../diagnoser/hairline.js'
import { outcomeRecord, faultRecord } from '../results/to-record.js'
import type { Diagnoser } from '../diagnoser/diagnoser.js'
import type { Localised } from '../settings/localised.js'

export interface PhotoPorts {
  readonly prepare: Preparation['prepare']
  readonly resolveHairline: ResolveHairline
  /** Called for each photo if its hairline was not found. */
  readonly hairlineNotFound: (job: PhotoJob, resolved: ResolvedHairline) => void
  /** Limits the number of photos that are prepared at a time. */
  readonly slots: Semaphore
  readonly diagnose: Diagnoser
  readonly localised: Pick<Localised, 'photoFault' | 'diagnosisError'>
  /** The site of the result pages, if known. */
  readonly site: string | null
  /** Address of the service; null: this machine or recordings. */
  readonly api: string | null
  /** When aborted, photos that wait for their preparation are abandoned. */
  readonly graceful: AbortSignal
  /** When aborted, all photos are abandoned. */
  readonly signal: AbortSignal
}

/** Prepares and diagnoses a photo. Returns none if it was abandoned. */
export const diagnosePhoto = (ports: PhotoPorts) => {
  const { diagnose, localised, site, api } = ports
  const toFault = faultRecord(localised, api)
  const toRecord = outcomeRecord(localised, { site, api })
  const prepare = prepareInSlot(ports)
  return async (job: PhotoJob): Promise<O.Option<DiagnosisRecord>> => {
    const photo = await prepare(job)
    if (photo === null) return O.none
    if (E.isLeft(photo)) return O.some(toFault(job, photo.left))
    const { jpeg, resolved } = photo.right
    return toRecord(job, resolved, await diagnose(job, jpeg, resolved.hairline))
  }
}

interface Ready {
  readonly jpeg: Uint8Array
  readonly resolved: ResolvedHairline
}

/** Returns null if the photo was abandoned. */
const prepareInSlot = (ports: PhotoPorts) => {
  const { slots, graceful, signal } = ports
  const ready = prepareWithHairline(ports)
  const aborted = signal.aborted ? Promise.resolve(null) : once(signal, 'abort').then(() => null)
  return async (job: PhotoJob) => {
    await slots.take(1)
    try {
      if (graceful.aborted || signal.aborted) return null
      return await Promise.race([ready(job), aborted])
    } finally {
      slots.give(1)
    }
  }
}

const prepareWithHairline =
  ({ prepare, resolveHairline, hairlineNotFound, signal }: PhotoPorts) =>
  async (job: PhotoJob): Promise<E.Either<PhotoFault, Ready>> => {
    const photo = await prepare(job.photo)
    if (E.isLeft(photo)) return photo
    const { jpeg } = photo.right
    const resolved = await resolveHairline(job, jpeg)
    if (wasSearched(resolved) && !resolved.hairlineFound && !signal.aborted)
      hairlineNotFound(job, resolved)
    return E.right({ jpeg, resolved })
  }
