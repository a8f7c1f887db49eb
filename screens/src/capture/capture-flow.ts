import type { AnalysisPhase, DiagnosisError, Reason } from '@kaoiro/core/diagnosis'
import type { Hairline, QualityHint } from '@kaoiro/core/photo'
import { clampHairline, defaultHairline } from '@kaoiro/core/photo'
import type { CompletedCapture } from './completed-capture.js'
import type { PickRefusal, PrepareError } from './problems.js'

/** An error that leads to the failed page (specification §8). */
export type CaptureError = DiagnosisError | PrepareError

/** The capture screen's states; `P` is the screen's type of a photo. */
export type CaptureFlow<P> =
  | { readonly _tag: 'NoPhoto'; readonly refusal: PickRefusal | null }
  /** There are hints about the photo's quality; the visitor decides whether to use the photo. */
  | {
      readonly _tag: 'PhotoDoubted'
      readonly photo: P
      readonly hints: ReadonlyArray<QualityHint>
    }
  /** The analysis would reject the photo for this reason; another one is needed. */
  | { readonly _tag: 'PhotoRefused'; readonly photo: P; readonly reason: Reason }
  | { readonly _tag: 'PhotoChosen'; readonly photo: P; readonly hairline: Hairline }
  | {
      readonly _tag: 'Analysing'
      readonly photo: P
      readonly hairline: Hairline
      readonly phase: AnalysisPhase
    }
  | ({ readonly _tag: 'Completed' } & CompletedCapture)
  | {
      readonly _tag: 'Failed'
      readonly error: CaptureError
      /** The photo with its guide; null if it could not be prepared. */
      readonly attempt: { readonly photo: P; readonly hairline: Hairline } | null
    }

export type CaptureAction<P> =
  | {
      readonly _tag: 'ChoosePhoto'
      readonly photo: P
      readonly hints: ReadonlyArray<QualityHint>
    }
  | { readonly _tag: 'RefuseFile'; readonly refusal: PickRefusal }
  | { readonly _tag: 'RefusePhoto'; readonly photo: P; readonly reason: Reason }
  | { readonly _tag: 'UseAnyway' }
  | { readonly _tag: 'MoveHairline'; readonly hairline: number }
  | { readonly _tag: 'DiscardPhoto' }
  | { readonly _tag: 'StartAnalysis' }
  | { readonly _tag: 'ReachPhase'; readonly phase: AnalysisPhase }
  | { readonly _tag: 'Cancel' }
  | ({ readonly _tag: 'Complete' } & CompletedCapture)
  | { readonly _tag: 'Fail'; readonly error: CaptureError }

export const initialCaptureFlow: CaptureFlow<never> = { _tag: 'NoPhoto', refusal: null }

/** The next state. Returns the same state for actions that do not apply. */
export function captureFlow<P>(flow: CaptureFlow<P>, action: CaptureAction<P>): CaptureFlow<P> {
  switch (flow._tag) {
    case 'NoPhoto':
      return choosing(flow, action)
    case 'PhotoDoubted':
      return doubting(flow, action)
    case 'PhotoRefused':
      return action._tag === 'DiscardPhoto' ? initialCaptureFlow : flow
    case 'PhotoChosen':
      return adjusting(flow, action)
    case 'Analysing':
      return analysing(flow, action)
    case 'Completed':
    case 'Failed':
      return flow
  }
}

type In<P, Tag extends CaptureFlow<P>['_tag']> = Extract<CaptureFlow<P>, { _tag: Tag }>

const withPhoto = <P>(photo: P): In<P, 'PhotoChosen'> => ({
  _tag: 'PhotoChosen',
  photo,
  hairline: defaultHairline,
})

const choosing = <P>(flow: In<P, 'NoPhoto'>, action: CaptureAction<P>): CaptureFlow<P> => {
  switch (action._tag) {
    case 'ChoosePhoto':
      return action.hints.length === 0
        ? withPhoto(action.photo)
        : { _tag: 'PhotoDoubted', photo: action.photo, hints: action.hints }
    case 'RefuseFile':
      return { _tag: 'NoPhoto', refusal: action.refusal }
    case 'RefusePhoto':
      return { ...action, _tag: 'PhotoRefused' }
    // The photo could not be prepared.
    case 'Fail':
      return { _tag: 'Failed', error: action.error, attempt: null }
    default:
      return flow
  }
}

const doubting = <P>(flow: In<P, 'PhotoDoubted'>, action: CaptureAction<P>): CaptureFlow<P> => {
  switch (action._tag) {
    case 'UseAnyway':
      return withPhoto(flow.photo)
    case 'RefusePhoto':
      return { ...action, _tag: 'PhotoRefused' }
    case 'DiscardPhoto':
      return initialCaptureFlow
    default:
      return flow
  }
}

const adjusting = <P>(flow: In<P, 'PhotoChosen'>, action: CaptureAction<P>): CaptureFlow<P> => {
  switch (action._tag) {
    case 'MoveHairline':
      return { ...flow, hairline: clampHairline(action.hairline) }
    case 'RefusePhoto':
      return { ...action, _tag: 'PhotoRefused' }
    case 'DiscardPhoto':
      return initialCaptureFlow
    case 'StartAnalysis':
      return { ...flow, _tag: 'Analysing', phase: 'uploading' }
    default:
      return flow
  }
}

/** The transitions during the analysis. The guide cannot be moved meanwhile. */
const analysing = <P>(flow: In<P, 'Analysing'>, action: CaptureAction<P>): CaptureFlow<P> => {
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
      return { _tag: 'Failed', error, attempt: { photo, hairline } }
    }
    default:
      return flow
  }
}
