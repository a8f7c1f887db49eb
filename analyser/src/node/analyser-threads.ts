import type { FaceCheck } from '@kaoiro/analyser/check'
import { compiledWorker, defaultMaxAnalysisTime, loadWorkerPool } from './worker-pool.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo'

/** Checks the faces in photos before they are sent to a service. */
export interface FaceChecker {
  /** Checks a prepared photo. */
  readonly check: (jpeg: Uint8Array) => Promise<FaceCheck>
  readonly close: () => Promise<void>
}

/**
 * Loads the landmark model in about 0.5 s. Rejects if it cannot be loaded. `check` runs on one of up to `threads`
 * threads and rejects if its thread dies or takes longer than 15 s.
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

/** Finds hairlines in photos. */
export interface HairlineFinder {
  /** The hairline in a prepared photo; none if it cannot be determined. */
  readonly find: (jpeg: Uint8Array) => Promise<Option<Hairline>>
  readonly close: () => Promise<void>
}

/** Loads the landmark model like `loadFaceChecker`; `find` rejects in the same cases as `check`. */
export const loadHairlineFinder = async (
  threads: number,
  worker: URL = compiledWorker,
): Promise<HairlineFinder> => {
  const { run, close } = await loadWorkerPool(threads, worker)
  const find = (jpeg: Uint8Array): Promise<Option<Hairline>> =>
    run('findHairline', { jpeg }, defaultMaxAnalysisTime)
  return { find, close }
}
