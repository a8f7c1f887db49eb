import type { Agreement } from '@kaoiro/core/results'
import { isLow, maxPhotos } from '@kaoiro/core/results'
import type { Diagnosed } from '@kaoiro/core/diagnosis'
import { parseAnswers } from '../../adapters/result-state.js'

/**
 * Data for adding another photo; null if the result was opened by its URL, already has the maximum number of photos, or
 * comes from a version of the site with other answers.
 */
export type MorePhotosView = {
  /** The invitation comes first on the page. */
  readonly isLow: boolean
  /** Number of photos that can still be added. */
  readonly left: number
  /** History state of the capture screen, which parses it. */
  readonly earlier: { readonly code: string; readonly state: unknown }
} | null

/** @param state the history entry's state */
export const morePhotosView = (
  code: string,
  diagnosed: Diagnosed,
  agreement: Agreement | null,
  state: unknown,
): MorePhotosView =>
  agreement === null || agreement.photos >= maxPhotos || parseAnswers(state).length === 0
    ? null
    : {
        isLow: isLow(diagnosed, agreement),
        left: maxPhotos - agreement.photos,
        earlier: { code, state },
      }
