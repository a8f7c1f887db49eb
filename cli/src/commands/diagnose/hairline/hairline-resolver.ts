import type { HairlineFinder } from '@kaoiro/api'
import * as O from 'fp-ts/lib/Option.js'
import { openHairlineFinder } from '../../../service/embedded-service.js'
import type { Guide } from './hairline-used.js'
import { guideFound, guideOf } from './hairline-used.js'
import type { Job } from '../../../sources/job.js'

/** The hairlines of jobs: as they were given, or as they are found. */
export interface Hairlines {
  /** Rejects where the model that finds them cannot be loaded. */
  readonly guideOf: (job: Job, jpeg: Uint8Array) => Promise<Guide>
  readonly close: () => Promise<void>
}

/** Begins to load the model, on up to so many threads, where a job asks for it, and else nothing. */
export const openHairlines = (jobs: ReadonlyArray<Job>, threads: number): Hairlines => {
  if (jobs.every(({ hairline }) => hairline !== 'auto')) return given
  const loading = openHairlineFinder(threads)
  // Whoever wants a hairline hears of it; it may be that nobody does.
  loading.catch(() => undefined)
  return {
    guideOf: async (job, jpeg) =>
      job.hairline === 'auto' ? found(await loading, jpeg) : guideOf(job),
    close: () =>
      loading.then(
        ({ close }) => close(),
        () => undefined,
      ),
  }
}

const given: Hairlines = {
  guideOf: (job) => Promise.resolve(guideOf(job)),
  close: () => Promise.resolve(),
}

/** A photo on which the finder breaks off has none; the next one may. */
const found = async ({ find }: HairlineFinder, jpeg: Uint8Array): Promise<Guide> =>
  guideFound(await find(jpeg).catch(() => O.none))
