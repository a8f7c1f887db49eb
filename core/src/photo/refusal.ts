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
