import type { Language } from '@kaoiro/core/language'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { inFontsOf, svgText } from '@kaoiro/drawing/pen'
import { isInAppBrowser } from '@kaoiro/screens/capture'
import { blobOf, newCanvas, release } from '../../adapters/canvas.js'

/** Paints a photo below a drawing, which makes the picture a JPEG. */
type PaintBelow = (context: CanvasRenderingContext2D) => void

/** Pixels per unit of the drawing. */
export const scale = 2

/** Renders a drawing as a picture file, in the fonts of a language; null if the browser fails. */
export async function pictureFile(
  drawing: SvgNode,
  language: Language,
  name: string,
  below?: PaintBelow,
): Promise<File | null> {
  try {
    const picture = await rasterise(svgText(inFontsOf(language)(drawing)), scale, below)
    return new File([picture], name, { type: picture.type })
  } catch {
    return null
  }
}

/**
 * Renders an SVG as PNG or JPEG; rejects on failure.
 *
 * @param scale pixels per unit of the drawing
 */
export async function rasterise(svg: string, scale: number, below?: PaintBelow): Promise<Blob> {
  // A data URL, because blob URLs taint the canvas in older versions of Safari.
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const { canvas, context } = newCanvas(image.naturalWidth * scale, image.naturalHeight * scale)
  try {
    below?.(context)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await blobOf(canvas, below === undefined ? 'image/png' : 'image/jpeg')
  } finally {
    release(canvas)
  }
}

/** Whether the share sheet accepts this file. */
export function sharesFile(file: File): boolean {
  try {
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}

/**
 * iOS only: pressing and holding an image offers to save it to the photos. A download would go to
 * the files.
 */
const hasTouchCallout = (): boolean => CSS.supports('-webkit-touch-callout', 'none')

/**
 * Whether a download reaches the visitor. In-app browsers drop downloads silently; most of them, unlike Chrome, cannot share
 * files. Other mobile browsers that cannot share files are treated the same way.
 */
export function downloads(file: File): boolean {
  return (
    !hasTouchCallout() &&
    !isInAppBrowser(navigator.userAgent) &&
    (sharesFile(file) || !matchMedia('(hover: none)').matches)
  )
}

/** Downloads a file. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the file after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
