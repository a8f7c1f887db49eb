import type { Agreement } from '@kaoiro/core/results'
import { isLow, maxPhotos } from '@kaoiro/core/results'
import type { Certainty } from '@kaoiro/core/diagnosis'

/**
 * Data for adding another photo; null if the result was opened by its URL or already has the maximum
 * number of photos.
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
  certainty: Certainty,
  agreement: Agreement | null,
  state: unknown,
): MorePhotosView =>
  agreement === null || agreement.photos >= maxPhotos
    ? null
    : {
        isLow: isLow(certainty, agreement),
        left: maxPhotos - agreement.photos,
        earlier: { code, state },
      }
