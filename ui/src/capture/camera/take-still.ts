import { frameIn } from '@kaoiro/analyser/guide'
import { blobOf, release } from '../../adapters/canvas.js'
import { inTime } from '../../adapters/worker-calls.js'
import { photoEncoding, startFrameWorker, videoFrameOf } from './frame-measurer.js'

/** How long a camera may take for a photo in ms, before the frame of the video is used instead. */
const patience = 2_000

/** How long a worker may take to encode in ms, before the page does it: far longer than slow phones need. */
const workerPatience = 10_000

/**
 * A photo of the whole sensor, where the browser can take one; null otherwise. Only with an upright video, because its sides
 * are those of the photo: visitors have not seen the sides of a wider one.
 */
const photoOf = async (video: HTMLVideoElement, stream: MediaStream): Promise<Blob | null> => {
  const [track] = stream.getVideoTracks()
  if (track === undefined || !('ImageCapture' in window)) return null
  if (video.videoWidth >= video.videoHeight) return null
  try {
    const photo = await inTime(new ImageCapture(track).takePhoto(), patience)
    return photo?.type === 'image/jpeg' && photo.size > 0 ? photo : null
  } catch {
    return null
  }
}

/** Encodes the visible part of the frame, not mirrored, in a worker; null if that fails. */
const jpegInWorker = async (frame: VideoFrame): Promise<Blob | null> => {
  const worker = startFrameWorker()
  if (worker === null) return null
  const encoded = worker.call('encode', [frame, photoEncoding], [frame]).catch(() => null)
  const jpeg = await inTime(encoded, workerPatience)
  worker.end('done')
  return jpeg ?? null
}

/** The same on the page, where workers cannot. The video is paused, and still shows the frame. */
const jpegOnPage = async (video: HTMLVideoElement): Promise<Blob> => {
  const { x, y, width, height } = frameIn({ width: video.videoWidth, height: video.videoHeight })
  const frame = await createImageBitmap(video, x, y, width, height)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(frame)
  const blob = await blobOf(canvas, photoEncoding.type, photoEncoding.quality)
  release(canvas)
  return blob
}

/**
 * Takes a photo; null if that fails. The frame is kept at once, since the visitor may move while a photo is taken.
 *
 * @param best a frame to take instead of a new photo
 */
export async function takeStill(
  video: HTMLVideoElement,
  stream: MediaStream,
  best: VideoFrame | null,
): Promise<File | null> {
  const frame = best?.clone() ?? videoFrameOf(video)
  try {
    const photo = best === null ? await photoOf(video, stream) : null
    const jpeg = photo ?? (frame && (await jpegInWorker(frame))) ?? (await jpegOnPage(video))
    return new File([jpeg], 'camera.jpg', { type: photoEncoding.type })
  } catch {
    return null
  } finally {
    frame?.close()
  }
}
