import type { Hairline } from '../hairline.js'
import { clampHairline, defaultHairline } from '../hairline.js'
import type { SessionError } from '../session/session-error.js'

export type AnalysisPhase = 'uploading' | 'analysing'

/** The capture screen's states; `P` is whatever the screen holds a photo as. */
export type CaptureFlow<P> =
  | { readonly _tag: 'NoPhoto'; readonly refused: boolean }
  | { readonly _tag: 'PhotoChosen'; readonly photo: P; readonly hairline: Hairline }
  | {
      readonly _tag: 'Analysing'
      readonly photo: P
      readonly hairline: Hairline
      readonly phase: AnalysisPhase
    }
  | { readonly _tag: 'Completed'; readonly code: string }
  | { readonly _tag: 'Failed'; readonly error: SessionError }

export type CaptureAction<P> =
  | { readonly _tag: 'ChoosePhoto'; readonly photo: P }
  | { readonly _tag: 'RefuseFile' }
  | { readonly _tag: 'MoveHairline'; readonly hairline: number }
  | { readonly _tag: 'DiscardPhoto' }
  | { readonly _tag: 'StartCheck' }
  | { readonly _tag: 'ReachPhase'; readonly phase: AnalysisPhase }
  | { readonly _tag: 'Cancel' }
  | { readonly _tag: 'Complete'; readonly code: string }
  | { readonly _tag: 'Fail'; readonly error: SessionError }

export const initialCaptureFlow: CaptureFlow<never> = { _tag: 'NoPhoto', refused: false }

/** The flow after an action. An action that the state does not know leaves it as it is. */
export const captureFlow = <P>(flow: CaptureFlow<P>, action: CaptureAction<P>): CaptureFlow<P> => {
  switch (flow._tag) {
    case 'NoPhoto':
      return choosing(flow, action)
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

const choosing = <P>(flow: In<P, 'NoPhoto'>, action: CaptureAction<P>): CaptureFlow<P> =>
  action._tag === 'ChoosePhoto'
    ? { _tag: 'PhotoChosen', photo: action.photo, hairline: defaultHairline }
    : action._tag === 'RefuseFile'
      ? { _tag: 'NoPhoto', refused: true }
      : flow

const adjusting = <P>(flow: In<P, 'PhotoChosen'>, action: CaptureAction<P>): CaptureFlow<P> => {
  switch (action._tag) {
    case 'MoveHairline':
      return { ...flow, hairline: clampHairline(action.hairline) }
    case 'DiscardPhoto':
      return initialCaptureFlow
    case 'StartCheck':
      return { ...flow, _tag: 'Analysing', phase: 'uploading' }
    default:
      return flow
  }
}

/** The guide does not move while the photo is analysed. */
const analysing = <P>(flow: In<P, 'Analysing'>, action: CaptureAction<P>): CaptureFlow<P> => {
  switch (action._tag) {
    case 'ReachPhase':
      return { ...flow, phase: action.phase }
    case 'Cancel':
      return { _tag: 'PhotoChosen', photo: flow.photo, hairline: flow.hairline }
    case 'Complete':
      return { _tag: 'Completed', code: action.code }
    case 'Fail':
      return { _tag: 'Failed', error: action.error }
    default:
      return flow
  }
}
