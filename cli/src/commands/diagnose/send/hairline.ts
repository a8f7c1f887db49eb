import type { HairlineFinder } from '@kaoiro/api'
import * as O from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import { openHairlineFinder } from '../../../service/embedded-service.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'

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

/** The hairline that a photo is analysed with, as its record has it. */
export type ResolvedHairline = { readonly hairline: Hairline } | SearchedHairline

/** One that was searched in the photo; if it was not found, it is the default. */
interface SearchedHairline {
  readonly hairline: Hairline
  readonly hairlineFound: boolean
}

export const wasSearched = (resolved: ResolvedHairline): resolved is SearchedHairline =>
  'hairlineFound' in resolved

/** Tenths of a percent are less than a pixel of a prepared photo. */
const inTenths = (percent: number): number => Math.round(percent * 10) / 10

const searchedHairline = (found: O.Option<Hairline>): SearchedHairline =>
  O.isSome(found)
    ? { hairline: inTenths(found.value), hairlineFound: true }
    : { hairline: defaultHairline, hairlineFound: false }

/** That of a photo in which it is not searched. */
export const unsearchedHairline = ({ hairline }: Pick<PhotoJob, 'hairline'>): ResolvedHairline =>
  hairline === 'auto' ? searchedHairline(O.none) : { hairline }
