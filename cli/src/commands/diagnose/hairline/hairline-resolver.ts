import type { HairlineFinder } from '@kaoiro/api'
import * as O from 'fp-ts/lib/Option.js'
import { openHairlineFinder } from '../../../service/embedded-service.js'
import type { PhotoJob } from '../../../sources/photo-job.js'
import type { ResolvedHairline } from './resolved-hairline.js'
import { searchedHairline, unsearchedHairline } from './resolved-hairline.js'

/** Resolves the hairlines of jobs: as they were given, or as they are found. */
export interface HairlineResolver {
  /** Rejects if the model that finds them cannot be loaded. */
  readonly resolveHairline: (job: PhotoJob, jpeg: Uint8Array) => Promise<ResolvedHairline>
  readonly close: () => Promise<void>
}

/** Begins to load the model, on up to `threads` threads, if a job needs it. */
export const openHairlineResolver = (
  jobs: ReadonlyArray<PhotoJob>,
  threads: number,
): HairlineResolver => {
  if (jobs.every(({ hairline }) => hairline !== 'auto')) return given
  const loading = openHairlineFinder(threads)
  // Whoever needs a hairline gets the error; it may be that none is needed.
  loading.catch(() => undefined)
  return {
    resolveHairline: async (job, jpeg) =>
      job.hairline === 'auto' ? found(await loading, jpeg) : unsearchedHairline(job),
    close: () =>
      loading.then(
        ({ close }) => close(),
        () => undefined,
      ),
  }
}

const given: HairlineResolver = {
  resolveHairline: (job) => Promise.resolve(unsearchedHairline(job)),
  close: () => Promise.resolve(),
}

/** A photo on which the finder fails has none; the next one may. */
const found = async ({ find }: HairlineFinder, jpeg: Uint8Array): Promise<ResolvedHairline> =>
  searchedHairline(await find(jpeg).catch(() => O.none))
