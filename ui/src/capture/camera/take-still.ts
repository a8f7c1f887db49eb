import { frameIn } from '@kaoiro/core/photo/guide/frame'

/** How long a camera may take for a photo in ms, before the frame of the video is used instead. */
const patience = 2_000

const inTime = <A>(work: Promise<A>): Promise<A | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))])

/**
 * A photo of the whole sensor, where the browser can take one; null otherwise. Only with an upright video, because its sides
 * are those of the photo: visitors have not seen the sides of a wider one.
 */
const photoOf = async (video: HTMLVideoElement, stream: MediaStream): Promise<Blob | null> => {
  const [track] = stream.getVideoTracks()
  if (track === undefined || !('ImageCapture' in window)) return null
  if (video.videoWidth >= video.videoHeight) return null
  try {
    const photo = await inTime(new ImageCapture(track).takePhoto())
    return photo !== null && photo.type === 'image/jpeg' && photo.size > 0 ? photo : null
  } catch {
    return null
  }
}

/** The visible part of the video, not mirrored. The copy takes the page some time; encoding it does not. */
const grab = (video: HTMLVideoElement): Promise<ImageBitmap> => {
  const from = frameIn({ width: video.videoWidth, height: video.videoHeight })
  return createImageBitmap(video, from.x, from.y, from.width, from.height)
}

const jpegOf = async (frame: ImageBitmap): Promise<Blob | null> => {
  const { width, height } = frame
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(frame)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.95),
  )
  // Some browsers keep a canvas's memory; shrinking it releases the pixels.
  canvas.width = canvas.height = 1
  return blob
}

/** Takes a photo; null if that fails. The frame is kept at once, since the visitor may move while a photo is taken. */
export const takeStill = async (
  video: HTMLVideoElement,
  stream: MediaStream,
): Promise<File | null> => {
  try {
    const frame = await grab(video)
    const photo = await photoOf(video, stream)
    const jpeg = photo ?? (await jpegOf(frame))
    frame.close()
    return jpeg === null ? null : new File([jpeg], 'camera.jpg', { type: 'image/jpeg' })
  } catch {
    return null
  }
}
