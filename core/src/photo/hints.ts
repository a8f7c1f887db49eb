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
