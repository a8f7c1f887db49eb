import type { ImageType } from './image-type.js'

/** Why a file is rejected as a photo. */
export type Refusal =
  | { readonly _tag: 'NotAPhoto'; readonly found: ImageType }
  | { readonly _tag: 'TooManyBytes'; readonly bytes: number; readonly max: number }
  | { readonly _tag: 'TooManyPixels'; readonly pixels: number; readonly max: number }
  | Complexity
  | { readonly _tag: 'BrokenPhoto' }

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
