import type { HairlineFinder } from '@kaoiro/api'
import * as O from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo'
import { defaultHairline } from '@kaoiro/core/photo'
import { openHairlineFinder } from '../../../service/embedded-service.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'

/** Resolves the hairline of a job: the given one, or the one found in the photo. */
export interface HairlineResolver {
  /** Rejects if the model cannot be loaded. */
  readonly resolveHairline: (job: PhotoJob, jpeg: Uint8Array) => Promise<ResolvedHairline>
  readonly close: () => Promise<void>
}

/** Starts to load the model, on up to `threads` threads, if a job needs it. */
export const openHairlineResolver = (
  jobs: ReadonlyArray<PhotoJob>,
  threads: number,
): HairlineResolver => {
  if (jobs.every(({ hairline }) => hairline !== 'auto')) return given
  const loading = openHairlineFinder(threads)
  // Not unhandled: `resolveHairline` reports the error, if a photo needs the model at all.
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

/** Returns the default hairline if the model fails on this photo: it may still work for the next one. */
const found = async ({ find }: HairlineFinder, jpeg: Uint8Array): Promise<ResolvedHairline> =>
  searchedHairline(await find(jpeg).catch(() => O.none))

/** The hairline used for the analysis, as in the record. */
export type ResolvedHairline = { readonly hairline: Hairline } | SearchedHairline

/** The hairline found in the photo, or the default. */
interface SearchedHairline {
  readonly hairline: Hairline
  readonly hairlineFound: boolean
}

export const wasSearched = (resolved: ResolvedHairline): resolved is SearchedHairline =>
  'hairlineFound' in resolved

/** Rounds to tenths of a percent, which are less than a pixel of a prepared photo. */
const inTenths = (percent: number): number => Math.round(percent * 10) / 10

const searchedHairline = (found: O.Option<Hairline>): SearchedHairline =>
  O.isSome(found)
    ? { hairline: inTenths(found.value), hairlineFound: true }
    : { hairline: defaultHairline, hairlineFound: false }

/** The hairline given for a photo. */
export const unsearchedHairline = ({ hairline }: Pick<PhotoJob, 'hairline'>): ResolvedHairline =>
  hairline === 'auto' ? searchedHairline(O.none) : { hairline }
