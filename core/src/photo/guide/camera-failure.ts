/**
 * Why a page cannot show a camera's picture: the page may not use it, a camera is missing, another app uses it, it did not
 * answer in time, or the browser does not support it.
 */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'late' | 'unsupported'
