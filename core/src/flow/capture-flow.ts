import type { Hairline } from '../photo/hairline.js'
import { clampHairline, defaultHairline } from '../photo/hairline.js'
import type { Refusal } from '../photo/refusal.js'
import type { PrepareError } from '../photo/prepare-error.js'
import type { QualityHint } from '../photo/hints.js'
import type { Certainty } from '../diagnosis/certainty.js'
import type { Receipt } from '../receipt/receipt.js'
import type { Agreement } from '../combination/agreement.js'
import type { SessionError } from '../diagnosis/session-error.js'
import { maySucceedAgain } from './same-photo.js'

/** `waiting`: for the connection, with the photo uploaded. */
export type AnalysisPhase = 'uploading' | 'analysing' | 'waiting'

/** An error that leads to the failed page (specification §8). */
export type CaptureError = SessionError | PrepareError

/**
 * The combined result of a photo and the earlier photos of the same person; `A` is the screen's type of a stored
 * answer.
 */
interface CompletedCapture<A> {
  readonly code: string
  readonly certainty: Certainty
  readonly agreement: Agreement
  /** The answers to the combined photos, so that another photo can be added. */
  readonly answers: ReadonlyArray<A>
  /** The receipt of the last photo's session. */
  readonly receipt: Receipt
}

/** The capture screen's states; `P` is the screen's type of a photo. */
export type CaptureFlow<P, A> =
  | { readonly _tag: 'NoPhoto'; readonly refusal: Refusal | null }
  /** There are hints about the photo's quality; the visitor decides whether to use the photo. */
  | {
      readonly _tag: 'PhotoDoubted'
      readonly photo: P
      readonly hints: ReadonlyArray<QualityHint>
    }
  | { readonly _tag: 'PhotoChosen'; readonly photo: P; readonly hairline: Hairline }
  | {
      readonly _tag: 'Analysing'
      readonly photo: P
      readonly hairline: Hairline
      readonly phase: AnalysisPhase
    }
  | ({ readonly _tag: 'Completed' } & CompletedCapture<A>)
  | {
      readonly _tag: 'Failed'
      readonly error: CaptureError
      /** The photo with its guide, if the same photo may succeed in another attempt. */
      readonly attempt: { readonly photo: P; readonly hairline: Hairline } | null
    }

export type CaptureAction<P, A> =
  | {
      readonly _tag: 'ChoosePhoto'
      readonly photo: P
      readonly hints: ReadonlyArray<QualityHint>
    }
  | { readonly _tag: 'RefuseFile'; readonly refusal: Refusal }
  | { readonly _tag: 'UseAnyway' }
  | { readonly _tag: 'MoveHairline'; readonly hairline: number }
  | { readonly _tag: 'DiscardPhoto' }
  | { readonly _tag: 'StartAnalysis' }
  | { readonly _tag: 'ReachPhase'; readonly phase: AnalysisPhase }
  | { readonly _tag: 'Cancel' }
  | ({ readonly _tag: 'Complete' } & CompletedCapture<A>)
  | { readonly _tag: 'Fail'; readonly error: CaptureError }

export const initialCaptureFlow: CaptureFlow<never, never> = { _tag: 'NoPhoto', refusal: null }

/** The next state. Returns the same state for actions that do not apply. */
export const captureFlow = <P, A>(
  flow: CaptureFlow<P, A>,
  action: CaptureAction<P, A>,
): CaptureFlow<P, A> => {
  switch (flow._tag) {
    case 'NoPhoto':
      return choosing(flow, action)
    case 'PhotoDoubted':
      return doubting(flow, action)
    case 'PhotoChosen':
      return adjusting(flow, action)
    case 'Analysing':
      return analysing(flow, action)
    case 'Completed':
    case 'Failed':
      return flow
  }
}

type In<P, A, Tag extends CaptureFlow<P, A>['_tag']> = Extract<CaptureFlow<P, A>, { _tag: Tag }>

const withPhoto = <P>(photo: P): In<P, never, 'PhotoChosen'> => ({
  _tag: 'PhotoChosen',
  photo,
  hairline: defaultHairline,
})

const choosing = <P, A>(
  flow: In<P, A, 'NoPhoto'>,
  action: CaptureAction<P, A>,
): CaptureFlow<P, A> => {
  switch (action._tag) {
    case 'ChoosePhoto':
      return action.hints.length === 0
        ? withPhoto(action.photo)
        : { _tag: 'PhotoDoubted', photo: action.photo, hints: action.hints }
    case 'RefuseFile':
      return { _tag: 'NoPhoto', refusal: action.refusal }
    // The photo could not be prepared.
    case 'Fail':
      return { _tag: 'Failed', error: action.error, attempt: null }
    default:
      return flow
  }
}

const doubting = <P, A>(
  flow: In<P, A, 'PhotoDoubted'>,
  action: CaptureAction<P, A>,
): CaptureFlow<P, A> => {
  switch (action._tag) {
    case 'UseAnyway':
      return withPhoto(flow.photo)
    case 'DiscardPhoto':
      return initialCaptureFlow
    default:
      return flow
  }
}

const adjusting = <P, A>(
  flow: In<P, A, 'PhotoChosen'>,
  action: CaptureAction<P, A>,
): CaptureFlow<P, A> => {
  switch (action._tag) {
    case 'MoveHairline':
      return { ...flow, hairline: clampHairline(action.hairline) }
    case 'DiscardPhoto':
      return initialCaptureFlow
    case 'StartAnalysis':
      return { ...flow, _tag: 'Analysing', phase: 'uploading' }
    default:
      return flow
  }
}

/** The transitions during the analysis. The guide cannot be moved meanwhile. */
const analysing = <P, A>(
  flow: In<P, A, 'Analysing'>,
  action: CaptureAction<P, A>,
): CaptureFlow<P, A> => {
  switch (action._tag) {
    case 'ReachPhase':
      return { ...flow, phase: action.phase }
    case 'Cancel':
      return { _tag: 'PhotoChosen', photo: flow.photo, hairline: flow.hairline }
    case 'Complete':
      return { ...action, _tag: 'Completed' }
    case 'Fail': {
      const { error } = action
      const { photo, hairline } = flow
      return { _tag: 'Failed', error, attempt: maySucceedAgain(error) ? { photo, hairline } : null }
    }
    default:
      return flow
  }
}
