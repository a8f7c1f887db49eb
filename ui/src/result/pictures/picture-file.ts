import type { Language } from '@kaoiro/core/language'
import { brandIn } from '@kaoiro/core/products'
import type { CardBrand } from '@kaoiro/drawing/cards'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { inFontsOf, svgText } from '@kaoiro/drawing/pen'
import { isInAppBrowser } from '@kaoiro/screens/capture'
import { blobOf, newCanvas, release } from '../../adapters/canvas.js'
import { fileAddress } from '../../site/address.js'
import { site } from '../../site/site.js'

/** The site's logo on pictures, or its name if the logo does not load. Firefox does not draw an SVG without a size. */
export async function siteBrand(language: Language): Promise<CardBrand> {
  const address = site.brand.logo && fileAddress(site.brand.logo)
  const logo = address === null ? null : await loaded(address).catch(() => null)
  return {
    name: brandIn(language)(site.brand),
    logo: logo !== null && logo.naturalWidth > 0 ? address : null,
  }
}

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

type Paint = (context: CanvasRenderingContext2D) => void

/** Pixels per unit of the drawing. */
export const scale = 2

/**
 * Renders a drawing as a picture file, in the fonts of a language; null if the browser fails.
 *
 * @param below paints a photo below the drawing, which makes the picture a JPEG
 */
export async function pictureFile(
  drawing: SvgNode,
  language: Language,
  name: string,
  below?: Paint,
): Promise<File | null> {
  try {
    const [logo] = drawing.children.filter(isLogo)
    const children = drawing.children.filter((child) => !isLogo(child))
    const picture = await rasterise(
      svgText(inFontsOf(language)({ ...drawing, children })),
      scale,
      below,
      logo && (await paintLogo(logo)),
    )
    return new File([picture], name, { type: picture.type })
  } catch {
    return null
  }
}

const isLogo = (child: SvgNode | string): child is SvgNode =>
  typeof child !== 'string' && child.tag === 'image'

/** Returns a function that paints a logo: WebKit paints a drawing before the pictures inside it have loaded. */
const paintLogo = async ({ attributes }: SvgNode): Promise<Paint> => {
  const image = await loaded(String(attributes['href']))
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(
    (name) => scale * Number(attributes[name]),
  ) as [number, number, number, number]
  const { naturalWidth, naturalHeight } = image
  const fit = Math.min(width / naturalWidth, height / naturalHeight)
  const used = fit * naturalHeight
  return (context) => context.drawImage(image, x, y + (height - used) / 2, fit * naturalWidth, used)
}

/**
 * Renders an SVG as PNG or JPEG; rejects on failure.
 *
 * @param scale pixels per unit of the drawing
 */
export async function rasterise(
  svg: string,
  scale: number,
  below?: Paint,
  above?: Paint,
): Promise<Blob> {
  // A data URL, because blob URLs taint the canvas in older versions of Safari.
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)
  const { canvas, context } = newCanvas(image.naturalWidth * scale, image.naturalHeight * scale)
  try {
    below?.(context)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    above?.(context)
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
