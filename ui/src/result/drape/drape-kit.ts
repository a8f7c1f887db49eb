import { newCanvas } from '../../components/pictures/canvas.js'
import type { FaceFeatures } from '@kaoiro/core/diagnosis'
import type { MakeUpLayers } from './make-up-layers.js'
import { makeUpLayersOf } from './make-up-layers.js'
import { cloth, clothTop } from './cloth-shape.js'
import type { Spot } from '@kaoiro/drawing/own-colours'
import type { DrapeFrame } from './drape-frame.js'

/** Everything that is the same for all colours, drawn once for a photo. */
export interface DrapeKit {
  readonly width: number
  readonly height: number
  /** Pixels per face width. */
  readonly unit: number
  /** The photo with the shadow of the cloth. */
  readonly photo: HTMLCanvasElement
  readonly folds: FoldsCanvases
  /** The upper end of the folds in the picture. */
  readonly clothFrom: number
  readonly cloth: Path2D
  /** The skin that the cloth throws its colour on: the lower face and the neck. */
  readonly skin: Path2D
  readonly chin: Spot
  /** Where make-up goes; null if the photo's features are not known. */
  readonly makeUp: MakeUpLayers | null
}

/** `shade` is multiplied with the colour; `light` is laid over it. */
export interface FoldsCanvases {
  readonly shade: HTMLCanvasElement
  readonly light: HTMLCanvasElement
}

/**
 * Draws the layers one by one; yields after each, so that others can use the thread between them.
 *
 * @param width of the picture in pixels
 */
export function* layersOf(
  image: ImageBitmap,
  features: FaceFeatures | undefined,
  frame: DrapeFrame,
  folds: FoldsCanvases,
  width: number,
): Generator<undefined, DrapeKit> {
  const scale = width / frame.width
  const height = Math.round(frame.height * scale)
  const unit = frame.unit * scale
  const here = ({ x, y }: Spot): Spot => ({
    x: (x - frame.left) * scale,
    y: (y - frame.top) * scale,
  })
  const origin = here(frame.origin)
  const path = clothPath(origin, unit, width, height)
  const clothFrom = Math.min(height - 1, Math.max(0, Math.floor(origin.y + cloth.top * unit)))
  const photo = newCanvas(width, height)
  drawPhoto(photo.context, image, frame, scale)
  yield
  drawShadow(photo.context, path, origin, unit)
  yield
  const makeUp =
    features === undefined
      ? null
      : yield* makeUpLayersOf(photo.context, features, ([x, y]) =>
          here({ x: x * image.width, y: y * image.height }),
        )
  const placed = (texture: HTMLCanvasElement) => {
    const { canvas, context } = newCanvas(width, height - clothFrom)
    context.drawImage(
      texture,
      origin.x + cloth.left * unit,
      origin.y + cloth.top * unit - clothFrom,
      (cloth.right - cloth.left) * unit,
      (cloth.bottom - cloth.top) * unit,
    )
    context.globalCompositeOperation = 'source-atop'
    context.fillStyle = grainPattern(context)
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas
  }
  const shade = placed(folds.shade)
  yield
  const light = placed(folds.light)
  return {
    ...{ width, height, unit, clothFrom, makeUp },
    photo: photo.canvas,
    folds: { shade, light },
    cloth: path,
    skin: skinPath(frame.jaw.map(here), here(frame.chin), unit),
    chin: here(frame.chin),
  }
}

/** Fine grain, so that the cloth is not smoother than the photo. */
const grainPattern = (context: CanvasRenderingContext2D): CanvasPattern | string => {
  const size = 64
  const tile = newCanvas(size, size)
  const pixels = tile.context.createImageData(size, size)
  for (let at = 0; at < size * size; at++)
    pixels.data[4 * at + 3] = 12 * grain(at % size, Math.floor(at / size))
  tile.context.putImageData(pixels, 0, 0)
  return context.createPattern(tile.canvas, 'repeat') ?? 'transparent'
}

/** Noise, 0 to 1; the same at each call. */
const grain = (x: number, y: number): number => {
  const wave = Math.sin(12.9898 * x + 78.233 * y) * 43758.5453
  return wave - Math.floor(wave)
}

/** The photo, continued below by its mirror image: only the corners above the shoulders remain visible of that. */
const drawPhoto = (
  context: CanvasRenderingContext2D,
  image: ImageBitmap,
  { left, top }: DrapeFrame,
  scale: number,
): void => {
  context.setTransform(scale, 0, 0, -scale, -left * scale, (2 * image.height - top) * scale)
  context.drawImage(image, 0, 0)
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  context.drawImage(image, 0, 0)
  context.resetTransform()
}

/** Blur, rise (both in face widths) and opacity of the cloth's shadows. */
const shadows = [
  { blur: 0.2, rise: 0.03, opacity: 0.4 },
  { blur: 0.04, rise: 0.004, opacity: 0.4 },
] as const

/** Radius of the shadow around the middle of the neck, in face widths: the background is too far away to get one. */
const shadowReach = 0.44

/** The shadow of the cloth on the neck. */
const drawShadow = (
  context: CanvasRenderingContext2D,
  path: Path2D,
  { x, y }: Spot,
  unit: number,
): void => {
  const { width, height } = context.canvas
  const shadow = newCanvas(width, height)
  // The shape itself is outside of the picture, so that only its shadow is drawn.
  shadow.context.translate(-2 * width, 0)
  shadow.context.shadowOffsetX = 2 * width
  for (const { blur, rise, opacity } of shadows) {
    shadow.context.shadowColor = `rgb(40 20 12 / ${opacity})`
    shadow.context.shadowBlur = blur * unit
    shadow.context.shadowOffsetY = -rise * unit
    shadow.context.fill(path)
  }
  shadow.context.resetTransform()
  shadow.context.shadowColor = 'transparent'
  const reach = shadowReach * unit
  const fade = shadow.context.createRadialGradient(x, y, 0, x, y, reach)
  fade.addColorStop(0.35, '#000')
  fade.addColorStop(1, '#0000')
  shadow.context.globalCompositeOperation = 'destination-in'
  shadow.context.fillStyle = fade
  shadow.context.fillRect(0, 0, width, height)
  context.drawImage(shadow.canvas, 0, 0)
}

/** Pixels between the points of the cloth's edge. */
const step = 4

const clothPath = (origin: Spot, unit: number, width: number, height: number): Path2D => {
  const path = new Path2D()
  path.moveTo(-step, height + 1)
  for (let x = -step; x <= width + step; x += step)
    path.lineTo(x, origin.y + unit * clothTop((x - origin.x) / unit))
  path.lineTo(width + step, height + 1)
  path.closePath()
  return path
}

const skinPath = (jaw: ReadonlyArray<Spot>, chin: Spot, unit: number): Path2D => {
  const path = new Path2D()
  // Clockwise, as a rectangle is: otherwise their common part would be a hole.
  for (const { x, y } of [...jaw].reverse()) path.lineTo(x, y)
  path.closePath()
  path.rect(chin.x - 0.28 * unit, chin.y - 0.2 * unit, 0.56 * unit, 0.6 * unit)
  return path
}
