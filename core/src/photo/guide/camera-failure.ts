/**
 * Why a page cannot show a camera's picture: it may not use one, there is none, another app uses it, it gives no picture, or
 * the browser cannot.
 */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'late' | 'unsupported'
