import type { Refusal } from '@kaoiro/core/photo'

/** Why a page cannot use a photo: also if the browser returns noise instead of the canvas's pixels. */
export type PickRefusal = Refusal | { readonly _tag: 'UntruePixels' }

/**
 * Why a page cannot show a camera's picture: the page may not use it, a camera is missing, another app uses it, it did not
 * answer in time, or the browser does not support it.
 */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'late' | 'unsupported'

/** Errors between accepting a file and the prepared photo (specification §8). */
export type PrepareError =
  | { readonly _tag: 'FileNotRead' }
  | { readonly _tag: 'ImageNotLoaded' }
  | { readonly _tag: 'NoCanvasContext' }
  | { readonly _tag: 'NoBlob' }

/** The error texts of the specification. */
export const prepareErrorText: Readonly<Record<PrepareError['_tag'], string>> = {
  FileNotRead: 'Failed to read file',
  ImageNotLoaded: 'Failed to load image',
  NoCanvasContext: 'Canvas context is not available',
  NoBlob: 'Failed to convert canvas to blob',
}
