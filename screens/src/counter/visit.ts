import type { Gender } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { CaptureTexts } from '@kaoiro/texts/types'
import type { CaptureError, CaptureFlow } from '../capture/capture-flow.js'
import { failureText } from '../capture/failed.js'
import { lookingPatience, idlePatience } from './idle.js'

/** A customer at a shared tablet. */
export interface Customer {
  readonly gender: Gender
  /** 0 until the customer has agreed to the terms. */
  readonly photos: number
}

/**
 * The customer who takes a photo, for the first time or again. Ignores a second tap, and the tap of a customer who has
 * been forgotten meanwhile.
 */
export const takingPhoto =
  (tapping: Customer) =>
  (now: Customer | null): Customer | null =>
    now === tapping ? { ...tapping, photos: tapping.photos + 1 } : now

/** A customer's way from the camera to the result. */
export interface Visit {
  readonly flow: CaptureFlow<unknown>
  /** Whether a photo is being prepared. */
  readonly isPreparing: boolean
  /** Whether the camera in the page is offered. */
  readonly hasCamera: boolean
  readonly isOnline: boolean
}

/** What a visit shows before its result; `step` is the step of the capture screen. */
export function visitScreen({
  flow,
  isPreparing,
  hasCamera,
}: Visit): 'preparing' | 'failed' | 'camera' | 'step' {
  if (isPreparing) return 'preparing'
  if (flow._tag === 'Failed') return 'failed'
  return flow._tag === 'NoPhoto' && flow.refusal === null && hasCamera ? 'camera' : 'step'
}

/** Without the network, an analysis waits for it, perhaps longer than the customer. */
export function visitPatience({ flow, isPreparing, isOnline }: Visit): number {
  if (flow._tag === 'Completed') return lookingPatience
  return isOnline && (isPreparing || flow._tag === 'Analysing') ? lookingPatience : idlePatience
}

/** The languages of the view for staff: the store's, and next to it the customer's. */
export function staffLanguages(store: Language, customer: Language): ReadonlyArray<Language> {
  return [...new Set([store, customer])]
}

/** Why a visit has no result, in a customer's words. @param lost the text for a lost network */
export function visitFailure(texts: CaptureTexts, lost: string, error: CaptureError): string {
  return error._tag === 'NetworkError' || error._tag === 'AnalyserLost'
    ? lost
    : (failureText(texts, error) ?? texts.failed.hint)
}
