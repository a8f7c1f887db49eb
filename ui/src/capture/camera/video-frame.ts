import { openWorker } from '../../adapters/worker-calls.js'
import type { FrameFunctions } from './frame-worker.js'

/** How a photo of the camera is encoded, in the worker or on the page. */
export const photoEncoding = { type: 'image/jpeg', quality: 0.95 } as const

/** Starts the worker that measures and encodes frames; null where workers are unsupported or blocked. */
export function startFrameWorker() {
  return openWorker<FrameFunctions>(
    () => new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' }),
  )
}

/**
 * The frame that a video shows, for a worker, so that the page never reads its pixels, which takes long on slow phones. Null
 * where browsers cannot do this (Firefox before 130, Safari before 16.4), or lose the video's rotation.
 */
export function videoFrameOf(video: HTMLVideoElement): VideoFrame | null {
  if (!('VideoFrame' in window && 'OffscreenCanvas' in window)) return null
  try {
    const frame = new VideoFrame(video)
    if (frame.displayWidth === video.videoWidth && frame.displayHeight === video.videoHeight)
      return frame
    frame.close()
    return null
  } catch {
    return null
  }
}
