import type { FaceCheck } from '@kaoiro/core/analysis/check/face-check'
import { compiledWorker, defaultMaxAnalysisTime, loadWorkerPool } from './worker-pool.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo/hairline'

/** Looks at the faces in photos before they are sent to a service. */
export interface FaceChecker {
  /** Of a prepared photo. */
  readonly check: (jpeg: Uint8Array) => Promise<FaceCheck>
  readonly close: () => Promise<void>
}

/**
 * The landmark model on up to so many threads, which takes half a second to load. Rejects if it cannot be loaded,
 * and `check` if its thread dies or is at work for longer than 15 seconds.
 */
export const loadFaceChecker = async (
  threads: number,
  worker: URL = compiledWorker,
): Promise<FaceChecker> => {
  const { run, close } = await loadWorkerPool(threads, worker)
  const check = (jpeg: Uint8Array): Promise<FaceCheck> =>
    run('checkPhoto', { jpeg }, defaultMaxAnalysisTime)
  return { check, close }
}

/** Finds hairlines in photos, for a program that has a service analyse them. */
export interface HairlineFinder {
  /** Where a visitor would set the guide in a prepared photo; none if that cannot be determined. */
  readonly find: (jpeg: Uint8Array) => Promise<Option<Hairline>>
  readonly close: () => Promise<void>
}

/**
 * The landmark model on up to so many threads, which takes half a second to load. Rejects if it cannot be loaded,
 * and `find` if its thread dies or is at work for longer than 15 seconds.
 */
export const loadHairlineFinder = async (
  threads: number,
  worker: URL = compiledWorker,
): Promise<HairlineFinder> => {
  const { run, close } = await loadWorkerPool(threads, worker)
  const find = (jpeg: Uint8Array): Promise<Option<Hairline>> =>
    run('findHairline', { jpeg }, defaultMaxAnalysisTime)
  return { find, close }
}
