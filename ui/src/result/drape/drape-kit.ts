import type { Spot } from '@kaoiro/drawing/own-colours'
import type { DrapeLayers, Folds, MakeUpLayers, Patch } from '@kaoiro/drawing/painted'
import {
  clothPatch,
  drapeFrame,
  drapeLayers,
  foldsByRows,
  glowPatch,
  makeUpLayersOf,
  makeUpPatches,
  placedIn,
} from '@kaoiro/drawing/painted'
import type { Picture } from '@kaoiro/screens/draping'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { newCanvas, release } from '../../adapters/canvas.js'

/** Everything that is the same for all colours, drawn once for a photo. */
export interface DrapeKit {
  readonly width: number
  readonly height: number
  /** Pixels per face width. */
  readonly unit: number
  readonly chin: Spot
  /** The photo with the shadow of the cloth. */
  readonly photo: HTMLCanvasElement
  readonly layers: DrapeLayers
  /** Where make-up goes; null if the photo's features are not known. */
  readonly makeUp: MakeUpLayers | null
}

/** Widths in pixels: on the screen, of a saved picture, and of one of four in a row. */
export const widths = { shown: 720, saved: 1080, small: 240 } as const

/** Milliseconds of work after which the others get their turn; a phone takes four times as long. */
const portion = 3

/** Runs work in portions, so that input and frames go first. */
async function inPortions<A>(work: Generator<undefined, A>): Promise<A> {
  let since = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
    if (performance.now() - since < portion) continue
    await new Promise<void>((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}

let folds: Promise<Folds> | null = null

/**
 * Draws the layers of a photo at a width; those of make-up, which take longest, only if they are needed. A bitmap is decoded
 * without any request, unlike an image with an address.
 */
export async function drawKit(
  { photo: jpeg, outline, features }: KeptPhoto,
  width: number,
  takesMakeUp = false,
): Promise<DrapeKit> {
  folds ??= inPortions(foldsByRows())
  const image = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }))
  try {
    const frame = placedIn(drapeFrame(image, outline), width)
    const { height, unit, chin, scale } = frame
    const { canvas: photo, context } = newCanvas(width, height)
    const { x, y } = frame.here({ x: 0, y: 0 })
    // The photo, continued below by its mirror image: only the corners above the shoulders remain visible of that.
    context.setTransform(scale, 0, 0, -scale, x, 2 * image.height * scale + y)
    context.drawImage(image, 0, 0)
    context.setTransform(scale, 0, 0, scale, x, y)
    context.drawImage(image, 0, 0)
    context.resetTransform()
    const layers = await inPortions(drapeLayers(frame, await folds))
    drawPatch(context, layers.shadow)
    const makeUp =
      features !== undefined && takesMakeUp
        ? await inPortions(
            makeUpLayersOf(context.getImageData(0, 0, width, height), features, ([x, y]) =>
              frame.here({ x: x * image.width, y: y * image.height }),
            ),
          )
        : null
    return { width, height, unit, chin, photo, layers, makeUp }
  } finally {
    image.close()
  }
}

/** Draws the kit of each kept photo once; it is forgotten with the photo. Null if the browser cannot draw it. */
const kitsOf = (width: number) => {
  const kits = new WeakMap<KeptPhoto, Promise<DrapeKit | null>>()
  return (photo: KeptPhoto, takesMakeUp = false): Promise<DrapeKit | null> => {
    const kit = kits.get(photo) ?? drawKit(photo, width, takesMakeUp).catch(() => null)
    kits.set(photo, kit)
    return kit
  }
}

/** The layers of a photo for the screen. */
export const shownKit = kitsOf(widths.shown)

/** The layers for small pictures. */
export const smallKit = kitsOf(widths.small)

/** A patch as a picture to draw. */
function pictureOf({ width, height, data }: Patch): HTMLCanvasElement {
  const { canvas, context } = newCanvas(width, height)
  context.putImageData(new ImageData(data, width, height), 0, 0)
  return canvas
}

function drawPatch(context: CanvasRenderingContext2D, patch: Patch): void {
  const canvas = pictureOf(patch)
  context.drawImage(canvas, patch.left, patch.top)
  release(canvas)
}

/** The cloth that was painted last: another shade of make-up is painted above the same cloth. */
interface Cloth {
  readonly colour: string
  readonly glow: HTMLCanvasElement
  readonly cloth: HTMLCanvasElement
}

const lastCloth = new WeakMap<DrapeKit, Cloth>()

function clothIn(kit: DrapeKit, colour: string): Cloth {
  const last = lastCloth.get(kit)
  if (last?.colour === colour) return last
  if (last !== undefined) [last.glow, last.cloth].forEach(release)
  const { layers } = kit
  const glow = pictureOf(glowPatch(layers, colour))
  const made = { colour, glow, cloth: pictureOf(clothPatch(layers, colour)) }
  lastCloth.set(kit, made)
  return made
}

/** The part of the picture that a close one shows: its width, and how far it reaches below the chin, in face widths. */
const close = { width: 1.5, below: 0.22 } as const

function enlargeFace(context: CanvasRenderingContext2D, { width, height, unit, chin }: DrapeKit) {
  const part = Math.min(1, (close.width * unit) / width)
  const within = (from: number, most: number) => Math.min(Math.max(0, from), most)
  const left = within(chin.x - (part * width) / 2, width - part * width)
  const top = within(chin.y + close.below * unit - part * height, height - part * height)
  context.setTransform(1 / part, 0, 0, 1 / part, -left / part, -top / part)
}

/** Lets only the places of patches change: in whole pixels, because half ones would mix both pictures. */
function clipTo(context: CanvasRenderingContext2D, patches: ReadonlyArray<Patch>): void {
  const transform = context.getTransform()
  const { a: scale, e, f } = transform
  const part = new Path2D()
  for (const { left, top, width, height } of patches) {
    const [x, y] = [Math.floor(scale * left + e), Math.floor(scale * top + f)]
    const right = Math.ceil(scale * (left + width) + e)
    part.rect(x, y, right - x, Math.ceil(scale * (top + height) + f) - y)
  }
  context.resetTransform()
  context.clip(part)
  context.setTransform(transform)
}

/** Draws the photo with cloth and make-up. @param before what the context shows: another shade changes its part only */
export function paintPicture(
  context: CanvasRenderingContext2D,
  kit: DrapeKit,
  { cloth, makeUp, isClose }: Picture,
  before?: Picture,
): void {
  const { layers, photo } = kit
  const worn = clothIn(kit, cloth)
  const patches =
    makeUp === null || kit.makeUp === null
      ? []
      : makeUpPatches(kit.makeUp, makeUp.area, makeUp.colour)
  const isOtherShade =
    patches.length > 0 &&
    before?.makeUp?.area === makeUp?.area &&
    before?.cloth === cloth &&
    before.isClose === isClose
  context.save()
  if (isClose) enlargeFace(context, kit)
  if (isOtherShade) clipTo(context, patches)
  context.globalCompositeOperation = 'copy'
  context.drawImage(photo, 0, 0)
  context.globalCompositeOperation = 'source-over'
  for (const patch of patches) drawPatch(context, patch)
  context.globalCompositeOperation = 'soft-light'
  context.drawImage(worn.glow, layers.glow.left, layers.glow.top)
  context.globalCompositeOperation = 'source-over'
  context.drawImage(worn.cloth, layers.cloth.left, layers.cloth.top)
  context.restore()
}

/** Draws two pictures next to each other. @param share of the left one, 0 to 1 */
export function paintBeside(
  context: CanvasRenderingContext2D,
  kit: DrapeKit,
  [left, right]: readonly [Picture, Picture],
  share: number,
): void {
  paintPicture(context, kit, right)
  const other = newCanvas(kit.width, kit.height)
  paintPicture(other.context, kit, left)
  const at = Math.round(share * kit.width)
  if (at > 0) context.drawImage(other.canvas, 0, 0, at, kit.height, 0, 0, at, kit.height)
  release(other.canvas)
  const line = kit.width / 360
  context.fillStyle = '#fffdfa'
  context.fillRect(at - line, 0, 2 * line, kit.height)
}
