import { release } from '../../adapters/canvas.js'
import { frameIn, frameSize } from '@kaoiro/analyser/guide'
import type { FrameMeasures } from '@kaoiro/analyser/guide'
import type { Pixels } from '@kaoiro/core/photo'
import { openWorker } from '../../adapters/worker-calls.js'
import type { FrameFunctions } from './frame-worker.js'

/** Time in ms between two frames: eight per second react soon enough, and leave the phone cool. */
const interval = 125

/** The part of the picture that is shown, scaled down. */
const grab = (video: HTMLVideoElement, context: CanvasRenderingContext2D): Pixels['data'] => {
  const from = frameIn({ width: video.videoWidth, height: video.videoHeight })
  context.drawImage(
    video,
    ...([from.x, from.y, from.width, from.height] as const),
    ...([0, 0, frameSize.width, frameSize.height] as const),
  )
  return context.getImageData(0, 0, frameSize.width, frameSize.height).data
}

/** A measured frame. Its picture is closed after the call, which may clone it. */
export interface MeasuredPicture {
  readonly measures: FrameMeasures
  readonly pixels: Pixels
  readonly picture: VideoFrame | null
}

/**
 * Measures the frames of a video in a worker, one after the other. Without workers it does not measure, and the visitor
 * still has outline and shutter.
 *
 * @returns a function that ends it
 */
export function measureFrames(
  video: HTMLVideoElement,
  onMeasured: (frame: MeasuredPicture) => Promise<void>,
): () => void {
  const canvas = Object.assign(document.createElement('canvas'), frameSize)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const worker = startFrameWorker()
  if (context === null || worker === null) return () => worker?.end('closed')
  context.imageSmoothingQuality = 'high'
  let isEnded = false
  let picture: VideoFrame | null = null
  const measure = async (): Promise<void> => {
    // Before the first picture.
    if (video.videoWidth === 0) return
    const frame = videoFrameOf(video)
    // Null where browsers cannot keep it.
    picture = frame?.clone() ?? null
    const { measures, data } = await (frame === null
      ? worker.call('measure', [grab(video, context)])
      : worker.call('measure', [frame], [frame]))
    await onMeasured({ measures, pixels: { ...frameSize, data }, picture })
    picture?.close()
  }
  const measureAll = async (): Promise<void> => {
    while (!isEnded) {
      const pause = new Promise((resolve) => setTimeout(resolve, interval))
      await measure()
      await pause
    }
  }
  // Without the worker, nothing is measured any more.
  measureAll().catch(() => undefined)
  return () => {
    isEnded = true
    worker.end('closed')
    picture?.close()
    release(canvas)
  }
}

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
