import { frameIn, frameSize } from '@kaoiro/analyser/guide'
import type { FrameMeasures } from '@kaoiro/analyser/guide'
import type { Pixels } from '@kaoiro/core/photo'
import type { MeasureMessage, MeasuresMessage } from './frame-messages.js'
import { startFrameWorker, videoFrameOf } from './video-frame.js'

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

/** Returns the frame that was sent; null where browsers cannot keep it. */
const send = (
  worker: Worker,
  video: HTMLVideoElement,
  context: CanvasRenderingContext2D,
): VideoFrame | null => {
  const frame = videoFrameOf(video)
  if (frame === null) {
    worker.postMessage({ to: 'measure', data: grab(video, context) } satisfies MeasureMessage)
    return null
  }
  const kept = frame.clone()
  worker.postMessage({ to: 'measure', frame } satisfies MeasureMessage, [frame])
  return kept
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
export const measureFrames = (
  video: HTMLVideoElement,
  onMeasured: (frame: MeasuredPicture) => Promise<void>,
): (() => void) => {
  const canvas = Object.assign(document.createElement('canvas'), frameSize)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const worker = startFrameWorker()
  if (context === null || worker === null) return () => worker?.terminate()
  context.imageSmoothingQuality = 'high'
  let isEnded = false
  let timer = 0
  let sentAt = 0
  let picture: VideoFrame | null = null
  const next = () => {
    sentAt = performance.now()
    // Before the first picture.
    if (video.videoWidth === 0) timer = window.setTimeout(next, interval)
    else picture = send(worker, video, context)
  }
  const finish = async ({ measures, data }: MeasuresMessage) => {
    await onMeasured({ measures, pixels: { ...frameSize, data }, picture })
    picture?.close()
    const pause = Math.max(0, sentAt + interval - performance.now())
    if (!isEnded) timer = window.setTimeout(next, pause)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<MeasuresMessage>) => void finish(data))
  next()
  return () => {
    isEnded = true
    clearTimeout(timer)
    worker.terminate()
    picture?.close()
    canvas.width = canvas.height = 1
  }
}
