import type { HairlineFinder } from '@kaoiro/api'
import * as O from 'fp-ts/lib/Option.js'
import { openHairlineFinder } from '../../../service/embedded-service.js'
import type { ResolvedHairline } from './resolved-hairline.js'
import { searchedHairline, resolveHairline } from './resolved-hairline.js'
import type { PhotoJob } from '../../../sources/photo-job.js'

/** The hairlines of jobs: as they were given, or as they are found. */
export interface HairlineResolver {
  /** Rejects where the model that finds them cannot be loaded. */
  readonly resolveHairline: (job: PhotoJob, jpeg: Uint8Array) => Promise<ResolvedHairline>
  readonly close: () => Promise<void>
}

/** Begins to load the model, on up to so many threads, where a job asks for it, and else nothing. */
export const openHairlineResolver = (
  jobs: ReadonlyArray<PhotoJob>,
  threads: number,
): HairlineResolver => {
  if (jobs.every(({ hairline }) => hairline !== 'auto')) return given
  const loading = openHairlineFinder(threads)
  // Whoever wants a hairline hears of it; it may be that nobody does.
  loading.catch(() => undefined)
  return {
    resolveHairline: async (job, jpeg) =>
      job.hairline === 'auto' ? found(await loading, jpeg) : resolveHairline(job),
    close: () =>
      loading.then(
        ({ close }) => close(),
        () => undefined,
      ),
  }
}

const given: HairlineResolver = {
  resolveHairline: (job) => Promise.resolve(resolveHairline(job)),
  close: () => Promise.resolve(),
}

/** A photo on which the finder breaks off has none; the next one may. */
const found = async ({ find }: HairlineFinder, jpeg: Uint8Array): Promise<ResolvedHairline> =>
  searchedHairline(await find(jpeg).catch(() => O.none))
