import * as E from 'fp-ts/lib/Either.js'
import type { AnalysisPhase, Reason } from '@kaoiro/core/diagnosis'
import type { QualityHint } from '@kaoiro/core/photo'
import type { CaptureTexts } from '@kaoiro/texts/types'
import type { CaptureAction, CaptureFlow } from './capture-flow.js'
import type { PickRefusal, PrepareError } from './problems.js'
import { prepareErrorText } from './problems.js'

type Tag = CaptureFlow<unknown>['_tag']

/** The step in the history of a state; null for states that leave the screen. */
export function historyStep(tag: Tag): number | null {
  switch (tag) {
    case 'NoPhoto':
      return 0
    case 'PhotoDoubted':
    case 'PhotoRefused':
    case 'PhotoChosen':
      return 1
    case 'Analysing':
      return 2
    case 'Completed':
    case 'Failed':
      return null
  }
}

/** The step of a diagnosis that a state belongs to, out of three. */
export function diagnosisStep(tag: Tag): 2 | 3 {
  return tag === 'Analysing' || tag === 'Completed' || tag === 'Failed' ? 3 : 2
}

/**
 * What a capture screen does about its history entries: pushes one for a further step, goes back in the history to an
 * earlier step, or follows the visitor back by a step.
 */
export type HistoryMove = 'push' | 'go back' | 'follow'

/**
 * @param step of the state
 * @param entry the step of the current history entry
 * @param isPopped whether the visitor has gone to the entry; otherwise the step has changed
 */
export function historyMove(
  step: number | null,
  entry: number,
  isPopped: boolean,
): HistoryMove | null {
  if (step === null) return null
  if (isPopped && entry < step) return 'follow'
  if (step > entry) return 'push'
  // The entry's photo or analysis is gone, after a button, a reload or Forward.
  return step < entry ? 'go back' : null
}

/** What is known of a prepared photo. */
export interface Judged {
  readonly refusal: Reason | null
  readonly hints: ReadonlyArray<QualityHint>
}

/** Why a picked file is no photo to send: it is unsuitable, or could not be prepared. */
export type PhotoProblem = PickRefusal | PrepareError

export function isPrepareError(problem: PhotoProblem): problem is PrepareError {
  return Object.hasOwn(prepareErrorText, problem._tag)
}

/** Unsuitable files are rejected on the photo's step; photos that cannot be prepared lead to the failed screen. */
export function pickedPhoto<P extends Judged>(
  prepared: E.Either<PhotoProblem, P>,
): CaptureAction<P> {
  if (E.isRight(prepared)) {
    const photo = prepared.right
    const { refusal, hints } = photo
    return refusal === null
      ? { _tag: 'ChoosePhoto', photo, hints }
      : { _tag: 'RefusePhoto', photo, reason: refusal }
  }
  const problem = prepared.left
  return isPrepareError(problem)
    ? { _tag: 'Fail', error: problem }
    : { _tag: 'RefuseFile', refusal: problem }
}

interface PhotoStep {
  readonly refusal: PickRefusal | null
  /** Whether the code of the camera did not load. */
  readonly isCameraMissing: boolean
  /** Whether the browser discarded the page while camera or album was open. */
  readonly wasDiscarded: boolean
  /** The step that a reload has ended; 0 if there was none. */
  readonly lostStep: number
}

/** The remark on the photo's step: why a file is refused, the camera missing, or the photo gone after a reload. */
export function photoRemark(
  texts: CaptureTexts,
  { refusal, isCameraMissing, wasDiscarded, lostStep }: PhotoStep,
): string | null {
  const { photo, camera } = texts
  if (refusal !== null) return refusalText(texts, refusal)
  if (isCameraMissing) return camera.notLoaded
  if (wasDiscarded) return photo.lost
  if (lostStep === 0) return null
  return lostStep === 1 ? photo.reloaded.photo : photo.reloaded.analysis
}

function refusalText(texts: CaptureTexts, refusal: PickRefusal): string {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return texts.notAPhoto(refusal.found)
    case 'UntruePixels':
      return texts.untruePixels
    default:
      return texts.refused({ reason: texts.messages.refusal(refusal) })
  }
}

/** How an analysis on the device goes on: how much of its models has loaded. */
interface OnDevice {
  /** Null once everything has loaded. */
  readonly percent: number | null
  readonly preparing: (values: { readonly percent: number }) => string
}

/** The phase of an analysis as text. On the device, it does not mention an upload. */
export function phaseText(
  { messages }: CaptureTexts,
  phase: AnalysisPhase,
  device: OnDevice | null = null,
): string {
  if (device === null) return messages[phase]
  const { percent, preparing } = device
  return percent === null ? messages.analysing : preparing({ percent })
}
