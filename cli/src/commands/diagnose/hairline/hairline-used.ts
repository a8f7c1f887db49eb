import * as O from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import type { Job } from '../../../sources/job.js'

/** The hairline that a photo is analysed with, as its record has it. */
export type Guide = { readonly hairline: Hairline } | LookedFor

/** One that was to be found in the photo: whether it was; if not, it is the default. */
interface LookedFor {
  readonly hairline: Hairline
  readonly hairlineFound: boolean
}

export const isLookedFor = (guide: Guide): guide is LookedFor => 'hairlineFound' in guide

/** Tenths of a percent are less than a pixel of a prepared photo. */
const inTenths = (percent: number): number => Math.round(percent * 10) / 10

export const guideFound = (found: O.Option<Hairline>): LookedFor =>
  O.isSome(found)
    ? { hairline: inTenths(found.value), hairlineFound: true }
    : { hairline: defaultHairline, hairlineFound: false }

/** That of a photo in which nobody looks for it. */
export const guideOf = ({ hairline }: Pick<Job, 'hairline'>): Guide =>
  hairline === 'auto' ? guideFound(O.none) : { hairline }
