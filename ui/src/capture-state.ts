import type { CaptureAction, CaptureFlow } from '@kaoiro/core/flow/capture-flow'
import { captureFlow, initialCaptureFlow } from '@kaoiro/core/flow/capture-flow'
import type { PreparedPhoto } from './adapters/prepare-photo.js'

export type CaptureState = CaptureFlow<PreparedPhoto>

/** Core's actions, and the one that leads from a failure back to its start. */
export type CaptureStateAction = CaptureAction<PreparedPhoto> | { readonly _tag: 'Retake' }

export const captureState = (state: CaptureState, action: CaptureStateAction): CaptureState =>
  action._tag === 'Retake' ? initialCaptureFlow : captureFlow(state, action)
