import type { CaptureError } from '@kaoiro/screens/capture'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { EarlierResult } from '@kaoiro/screens/result'
import { earlierResult } from '@kaoiro/screens/result'
import { parseGender } from '../../adapters/parse-gender.js'

/** History state of the failed screen; every field is optional (specification §2). */
export interface FailedScreenState {
  readonly gender: Gender | null
  readonly error: CaptureError | null
  /** The earlier result, if the photo was to be added to one. */
  readonly earlier: EarlierResult | null
}

/** State of the capture screen's history entry if it starts with the photo of the failed attempt. */
export const samePhoto = { samePhoto: true } as const

/** @param state a history entry's state, any value */
export const isSamePhoto = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'samePhoto' in state

const tags: Readonly<Record<CaptureError['_tag'], true>> = {
  Cancelled: true,
  AnalyserLost: true,
  NetworkError: true,
  BadStatus: true,
  BadBody: true,
  AnalysisFailed: true,
  StillAnalyzing: true,
  TookTooLong: true,
  FileNotRead: true,
  ImageNotLoaded: true,
  NoCanvasContext: true,
  NoBlob: true,
}

// The entry may come from an older version of the site.
const isError = (error: unknown): error is CaptureError =>
  typeof error === 'object' &&
  error !== null &&
  '_tag' in error &&
  Object.hasOwn(tags, String(error._tag))

/** @param state a history entry's state, any value */
export const parseFailedScreenState = (state: unknown): FailedScreenState => {
  if (typeof state !== 'object' || state === null)
    return { gender: null, error: null, earlier: null }
  const gender = 'gender' in state ? parseGender(state.gender) : null
  return {
    gender,
    earlier: earlierResult(state, gender),
    error: 'error' in state && isError(state.error) ? state.error : null,
  }
}
