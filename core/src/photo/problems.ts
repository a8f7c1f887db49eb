import type { ImageType } from './image-type.js'

/** Why a file is rejected as a photo. */
export type Refusal =
  | { readonly _tag: 'NotAPhoto'; readonly found: ImageType }
  | { readonly _tag: 'TooManyBytes'; readonly bytes: number; readonly max: number }
  | { readonly _tag: 'TooManyPixels'; readonly pixels: number; readonly max: number }
  | Complexity
  | { readonly _tag: 'BrokenPhoto' }

/** Why a page cannot use a photo: also if the browser returns noise instead of the canvas's pixels. */
export type PickRefusal = Refusal | { readonly _tag: 'UntruePixels' }

/** A JPEG with more parts than any camera or editor writes. */
export type Complexity =
  | { readonly _tag: 'TooManySegments'; readonly segments: number; readonly max: number }
  | { readonly _tag: 'TooManyScans'; readonly scans: number; readonly max: number }

/**
 * Problems that light and size of a photo suggest. They never block: only a face decides. All but `too-small` are
 * reasons of the analysis.
 */
export type QualityHint =
  | 'too-small'
  | 'no-face'
  | 'too-dark'
  | 'too-bright'
  | 'colour-cast'
  | 'blurred'

/** What would make the camera's picture a better photo, the most important first; `good` if nothing would. */
export const frameHints = [
  'too-dark',
  'too-bright',
  'no-face',
  'side-light',
  'coloured-light',
  'closer',
  'farther',
  'off-centre',
  // After the others: the pose of a face is unknown while part of it is outside.
  'straight',
  'open-mouth',
  'closed-eyes',
  'still',
  'good',
] as const

export type FrameHint = (typeof frameHints)[number]

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
