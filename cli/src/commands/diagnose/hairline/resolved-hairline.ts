import * as O from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import type { PhotoJob } from '../../../sources/photo-job.js'

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

export const searchedHairline = (found: O.Option<Hairline>): SearchedHairline =>
  O.isSome(found)
    ? { hairline: inTenths(found.value), hairlineFound: true }
    : { hairline: defaultHairline, hairlineFound: false }

/** That of a photo in which it is not searched. */
export const unsearchedHairline = ({ hairline }: Pick<PhotoJob, 'hairline'>): ResolvedHairline =>
  hairline === 'auto' ? searchedHairline(O.none) : { hairline }
