import type { AnalyserThreads } from '@kaoiro/analyser/threads'
import * as O from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo'
import { defaultHairline } from '@kaoiro/core/photo'
import type { LazyAnalyser } from '../../../analyser/lazy-analyser.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'

/** Resolves the hairline of a job: the given one, or the one found in the photo. Rejects if the model cannot be loaded. */
export type ResolveHairline = (job: PhotoJob, jpeg: Uint8Array) => Promise<ResolvedHairline>

export const resolveHairlines =
  ({ load }: Pick<LazyAnalyser, 'load'>): ResolveHairline =>
  async (job, jpeg) =>
    job.hairline === 'auto' ? found(await load(), jpeg) : unsearchedHairline(job)

/** Returns the default hairline if the model fails on this photo: it may still work for the next one. */
const found = async (
  { findHairline }: AnalyserThreads,
  jpeg: Uint8Array,
): Promise<ResolvedHairline> => searchedHairline(await findHairline(jpeg).catch(() => O.none))

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
