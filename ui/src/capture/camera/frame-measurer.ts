import { frameIn, frameSize } from '@kaoiro/core/photo/guide/frame'
import type { FrameMeasures } from '@kaoiro/core/photo/guide/frame-measures'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { FrameMessage, MeasuresMessage } from './frame-messages.js'

/** Time in ms between two frames: eight per second react soon enough, and leave the phone cool. */
const interval = 125

const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    // Workers are unsupported or blocked.
    return null
  }
}

/** The part of the picture that is shown, scaled down; null before the first picture. */
const grab = (video: HTMLVideoElement, context: CanvasRenderingContext2D): Pixels | null => {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return null
  const from = frameIn({ width, height })
  context.drawImage(
    video,
    ...([from.x, from.y, from.width, from.height] as const),
    ...([0, 0, frameSize.width, frameSize.height] as const),
  )
  return context.getImageData(0, 0, frameSize.width, frameSize.height)
}

/**
 * Measures the frames of a video in a worker, one after the other. Without workers it does not measure, and the visitor
 * still has outline and shutter.
 *
 * @returns a function that ends it
 */
export const measureFrames = (
  video: HTMLVideoElement,
  onMeasured: (measures: FrameMeasures, pixels: Pixels) => Promise<void>,
): (() => void) => {
  const canvas = Object.assign(document.createElement('canvas'), frameSize)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const worker = startWorker()
  if (context === null || worker === null) return () => worker?.terminate()
  let isEnded = false
  let timer = 0
  let [grabbedAt, pixels]: [number, Pixels | null] = [0, null]
  const next = () => {
    pixels = grab(video, context)
    grabbedAt = performance.now()
    if (pixels === null) timer = window.setTimeout(next, interval)
    else worker.postMessage({ data: pixels.data } satisfies FrameMessage)
  }
  const finish = async (measures: FrameMeasures) => {
    if (pixels !== null) await onMeasured(measures, pixels)
    const pause = Math.max(0, grabbedAt + interval - performance.now())
    if (!isEnded) timer = window.setTimeout(next, pause)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<MeasuresMessage>) => void finish(data))
  next()
  return () => {
    isEnded = true
    clearTimeout(timer)
    worker.terminate()
    canvas.width = canvas.height = 1
  }
}
