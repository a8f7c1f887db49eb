import { frameIn } from '@kaoiro/core/photo/guide/frame'

/** How long a camera may take for a photo in ms, before the frame of the video is used instead. */
const patience = 2_000

/** Height of the frame that is kept: twice that of a prepared photo. */
const tallest = 1416

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

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))

/** The visible part of the video, not mirrored. */
const drawFrame = (video: HTMLVideoElement): HTMLCanvasElement | null => {
  const { videoWidth, videoHeight } = video
  const from = frameIn({ width: videoWidth, height: videoHeight })
  const scale = Math.min(1, tallest / from.height)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(from.width * scale),
    height: Math.round(from.height * scale),
  })
  const context = canvas.getContext('2d')
  if (context === null || videoWidth === 0) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    video,
    ...([from.x, from.y, from.width, from.height] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  )
  return canvas
}

/** Takes a photo; null if that fails. The frame is kept at once, since the visitor may move while a photo is taken. */
export const takeStill = async (
  video: HTMLVideoElement,
  stream: MediaStream,
): Promise<File | null> => {
  const canvas = drawFrame(video)
  try {
    const photo = (await photoOf(video, stream)) ?? (canvas === null ? null : await jpegOf(canvas))
    return photo === null ? null : new File([photo], 'camera.jpg', { type: 'image/jpeg' })
  } finally {
    // Some browsers keep a canvas's memory; shrinking it releases the pixels.
    if (canvas !== null) canvas.width = canvas.height = 1
  }
}
