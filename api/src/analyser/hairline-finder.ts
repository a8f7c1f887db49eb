import type { Option } from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import { compiledWorker, defaultMaxAnalysisTime, loadWorkerPool } from './worker-pool.js'

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
