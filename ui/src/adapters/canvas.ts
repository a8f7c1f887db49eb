import { preparedQuality } from '@kaoiro/core/photo'

/** A canvas that is not on the page. Throws if the browser cannot draw. */
export function newCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas context')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** Some browsers keep a canvas's memory longer than the canvas; shrinking it releases the pixels. */
export function release(canvas: HTMLCanvasElement | OffscreenCanvas): void {
  canvas.width = canvas.height = 1
}

/** The canvas as a file's content; rejects if the browser fails, or would return noise. */
export function blobOf(
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
  quality = preparedQuality,
): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        if (blob === null || !hasTruePixels()) reject(new Error('no blob'))
        else resolve(blob)
      },
      type,
      quality,
    ),
  )
}

/** A picture file on a canvas, at most as large as `most`, to read its pixels. Rejects if the browser cannot decode it. */
export async function drawnFile<A>(
  file: Blob,
  most: number,
  read: (context: CanvasRenderingContext2D) => A,
): Promise<A> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const sides = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const { canvas, context } = newCanvas(sides[0] ?? 1, sides[1] ?? 1)
  try {
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return read(context)
  } finally {
    bitmap.close()
    release(canvas)
  }
}

type Context = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'getImageData'>

/** Side of the test picture in pixels: extensions leave smaller canvases alone. */
const side = 32

/** Several colours, because Firefox adds no noise to pictures of one. */
const colours = [
  [16, 32, 48],
  [224, 208, 192],
  [192, 32, 64],
  [32, 160, 96],
] as const

/**
 * Maximum mean difference per channel, 0 to 255. Brave changes some pixels by 1, which harms no photo; the noise of
 * Firefox's resistFingerprinting has about 85.
 */
const maxDifference = 4

/** Whether a canvas returns the pixels that were drawn, and not noise against fingerprinting. */
export function readsBack(context: Context): boolean {
  const height = side / colours.length
  colours.forEach((colour, row) => {
    context.fillStyle = `rgb(${colour.join()})`
    context.fillRect(0, row * height, side, height)
  })
  const { data } = context.getImageData(0, 0, side, side)
  const apart = data.reduce((sum, byte, at) => {
    const wanted = colours[Math.floor(at / 4 / side / height)]?.[at % 4] ?? 255
    return sum + Math.abs(byte - wanted)
  }, 0)
  return apart <= maxDifference * data.length
}

let isTrue = false

/** Whether canvases of this page or worker can be read. Asks again after noise, since visitors may allow it. */
export function hasTruePixels(): boolean {
  if (isTrue) return true
  const canvas =
    typeof document === 'undefined'
      ? new OffscreenCanvas(side, side)
      : Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context | null
  // A missing context is another fault, which is reported where it matters.
  if (context === null) return true
  isTrue = readsBack(context)
  return isTrue
}
