import type { Hairline } from '@kaoiro/core/photo'
import { whenEmptied } from '../adapters/forget-tab.js'
import type { PreparedPhoto } from './prepare/prepared-photo.js'

/** The photo and the guide of a failed attempt. */
export interface FailedAttempt {
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
}

// In memory only, and only while the failed screen is shown: photos are never stored.
let kept: FailedAttempt | null = null

export function keepAttempt(attempt: FailedAttempt | null): void {
  kept = attempt
}

export const keptAttempt = (): FailedAttempt | null => kept

whenEmptied(() => keepAttempt(null))

/** State of the capture screen's history entry if it starts with the photo of the failed attempt. */
export const samePhoto = { samePhoto: true } as const

/** @param state a history entry's state, any value */
export function isSamePhoto(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePhoto' in state
}
