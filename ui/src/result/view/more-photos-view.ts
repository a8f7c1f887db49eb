import type { Agreement } from '@kaoiro/core/combination/agreement'
import { isUnsure } from '@kaoiro/core/combination/agreement'
import { maxPhotos } from '@kaoiro/core/combination/photo-answer'
import type { Certainty } from '@kaoiro/core/diagnosis/certainty'

/** Another photo that may join a result; null if the result was opened by its URL, or has all photos. */
export type MorePhotosView = {
  readonly isUnsure: boolean
  /** How many may still join. */
  readonly left: number
  /** What the capture screen is handed: it decodes it. */
  readonly earlier: { readonly code: string; readonly state: unknown }
} | null

/** @param state the history entry's */
export const morePhotosView = (
  code: string,
  certainty: Certainty,
  agreement: Agreement | null,
  state: unknown,
): MorePhotosView =>
  agreement === null || agreement.photos >= maxPhotos
    ? null
    : {
        isUnsure: isUnsure(certainty, agreement),
        left: maxPhotos - agreement.photos,
        earlier: { code, state },
      }
