import type { Gender } from '@kaoiro/core/diagnosis'
import { isReason } from '@kaoiro/core/diagnosis'
import type { CaptureTexts } from '@kaoiro/texts/types'
import type { EarlierResult } from '../result/history.js'
import { earlierResult } from '../result/history.js'
import { parseGender } from '../start/gender-screen.js'
import type { CaptureError } from './capture-flow.js'
import { prepareErrorText } from './problems.js'

/** History state of the failed screen; every field is optional (specification §2). */
export interface FailedScreenState {
  readonly gender: Gender | null
  readonly error: CaptureError | null
  /** The earlier result, if the photo was to be added to one. */
  readonly earlier: EarlierResult | null
}

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
export function parseFailedScreenState(state: unknown): FailedScreenState {
  if (typeof state !== 'object' || state === null)
    return { gender: null, error: null, earlier: null }
  const gender = 'gender' in state ? parseGender(state.gender) : null
  return {
    gender,
    earlier: earlierResult(state, gender),
    error: 'error' in state && isError(state.error) ? state.error : null,
  }
}

/** Whether the same photo may succeed in another attempt: its analysis failed for a reason outside the photo. */
function maySucceedAgain(error: CaptureError): boolean {
  switch (error._tag) {
    case 'Cancelled':
    case 'AnalyserLost':
    case 'NetworkError':
    case 'BadStatus':
    case 'BadBody':
    case 'StillAnalyzing':
    case 'TookTooLong':
      return true
    case 'AnalysisFailed':
      return error.reason === 'internal-error'
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return false
  }
}

/** The cause and what to do; null if the standard hint is enough. */
export function failureText(
  { messages, failed }: CaptureTexts,
  error: CaptureError,
): string | null {
  switch (error._tag) {
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return failed.unprepared
    case 'AnalysisFailed':
      return isReason(error.reason) ? messages.reasons[error.reason] : null
    // The models are files of the site: if they cannot be loaded, the probable cause is the network.
    case 'AnalyserLost':
    case 'NetworkError':
      return failed.noNetwork
    case 'BadStatus':
    case 'BadBody':
      return failed.serviceFault
    case 'StillAnalyzing':
    case 'TookTooLong':
    case 'Cancelled':
      return messages.diagnosis(error)
  }
}

/** The cause of a failure for the console (specification §8), without photo data or session id. */
export function failureLine(error: CaptureError): string {
  switch (error._tag) {
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return prepareErrorText[error._tag]
    case 'Cancelled':
      return 'Cancelled'
    case 'AnalyserLost':
      return `No analysis (${error.detail})`
    case 'NetworkError':
      return `No answer (${error.call}: ${error.detail})`
    case 'BadStatus':
      return `Unexpected status code: ${error.status} (${error.call})`
    case 'BadBody':
      return `Unexpected answer (${error.call}: ${error.detail})`
    case 'AnalysisFailed':
      // Other services may send any reason.
      return `Session status: failed (${isReason(error.reason) ? error.reason : 'no known reason'})`
    case 'TookTooLong':
      return 'No answer of the analysis in time'
    case 'StillAnalyzing':
      return `Session status: analyzing, after ${error.polls} polls`
  }
}

/** Where an action of the failed screen leads; `same photo` sends it again. */
export type FailedTarget = 'same photo' | 'capture' | 'result' | 'start'

interface FailedAction {
  readonly to: FailedTarget
  readonly label: string
  readonly variant: 'primary' | 'secondary' | 'quiet'
}

export interface FailedView {
  readonly heading: string
  readonly apology: string | null
  readonly cause: string | null
  readonly hint: string | null
  /** The photo's description, if it is the cause. */
  readonly picture: string | null
  /** The link to the first screen, if it is not among the actions. */
  readonly back: string | null
  readonly actions: ReadonlyArray<FailedAction>
}

/**
 * What the failed screen shows.
 *
 * @param hasPhoto whether the photo is still there: not after a reload
 */
export function failedView(
  texts: CaptureTexts,
  { gender, error, earlier }: FailedScreenState,
  hasPhoto: boolean,
): FailedView {
  const { failed: words } = texts
  const mayHelp = error !== null && maySucceedAgain(error)
  const isOfferedAgain = mayHelp && hasPhoto && gender !== null
  // The photo is the cause, not an error.
  const isRefused = error?._tag === 'AnalysisFailed' && isReason(error.reason) && !mayHelp
  const cause = error === null ? null : failureText(texts, error)
  const first = isOfferedAgain ? 'secondary' : 'primary'
  const second = isOfferedAgain ? 'quiet' : 'secondary'
  return {
    heading: words.heading,
    apology: isRefused ? null : words.apology,
    cause,
    hint: cause === null ? words.hint : null,
    picture: isRefused && hasPhoto ? texts.doubt.picture : null,
    back: isOfferedAgain ? words.back : null,
    actions: [
      ...only(isOfferedAgain, { to: 'same photo', label: words.again, variant: 'primary' }),
      { to: gender === null ? 'start' : 'capture', label: words.retake, variant: first },
      ...only(earlier !== null, { to: 'result', label: texts.another.back, variant: second }),
      ...only(!isOfferedAgain, { to: 'start', label: words.back, variant: 'quiet' }),
    ],
  }
}

const only = (isThere: boolean, action: FailedAction): ReadonlyArray<FailedAction> =>
  isThere ? [action] : []
